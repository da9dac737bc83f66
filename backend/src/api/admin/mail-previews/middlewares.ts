import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { z } from "@medusajs/framework/zod"

/** Nothing in the request chooses the recipient. */
const NoBody = z.strictObject({})

export const adminMailPreviewMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/mail-previews/:id/test-mail",
    middlewares: [validateBody(NoBody)],
  },
]

import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../../../safety/validate-body"
import { z } from "@medusajs/framework/zod"

/** An empty body: the request chooses neither recipient nor content. */
const NoBody = z.strictObject({})

const only = (matcher: string): MiddlewareRoute => ({
  method: "POST",
  matcher,
  bodyParser: { sizeLimit: 1_024 },
  middlewares: [validateBody(NoBody)],
})

export const formMailMiddlewares: MiddlewareRoute[] = [
  only("/store/form-submissions/:id/mail"),
  only("/admin/form-submissions/:id/mail"),
]

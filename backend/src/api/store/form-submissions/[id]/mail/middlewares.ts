import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"

/** Nothing can be said in the body: recipient and content are not the request's to choose. */
const NoBody = z.strictObject({})

const only = (matcher: string): MiddlewareRoute => ({
  method: "POST",
  matcher,
  bodyParser: { sizeLimit: 1_024 },
  middlewares: [validateAndTransformBody(NoBody)],
})

export const formMailMiddlewares: MiddlewareRoute[] = [
  only("/store/form-submissions/:id/mail"),
  only("/admin/form-submissions/:id/mail"),
]

import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { productAdditionalDataSchema } from "../../../workflows/product/additional-data"

/** Medusa's routes that put products in or out of something and, unlike its others, emit no event about it. */
const SILENT_ROUTES = ["/admin/product-categories/:id/products", "/admin/sales-channels/:id/products"]

/** Says `product.updated` for the products of the body's `add` and `remove`, once the route has succeeded. */
function announceProducts(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  res.on("finish", () => {
    if (res.statusCode >= 300) return
    const { add = [], remove = [] } = req.validatedBody as { add?: string[]; remove?: string[] }
    const ids = [...new Set([...add, ...remove])]
    req.scope
      .resolve(Modules.EVENT_BUS)
      .emit(ids.map((id) => ({ name: "product.updated", data: { id } })))
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        req.scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`Announcing the changed products ${ids.join(", ")} failed: ${why}`)
      })
  })
  next()
}

export const adminProductMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/products",
    additionalDataValidator: productAdditionalDataSchema.shape,
  },
  {
    method: "POST",
    matcher: "/admin/products/:id",
    additionalDataValidator: productAdditionalDataSchema.shape,
  },
  ...SILENT_ROUTES.map((matcher): MiddlewareRoute => ({
    method: "POST",
    matcher,
    middlewares: [announceProducts],
  })),
]

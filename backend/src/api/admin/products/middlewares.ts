import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HANDLE_MESSAGE } from "../../../contract"
import { handleSchema } from "../../../lib/schemas"
import { productAdditionalDataSchema } from "../../../workflows/product/additional-data"

/** Medusa's routes that add products to a category or sales channel, or remove them, without emitting an event. */
const ROUTES_WITH_PRODUCTS = ["/admin/product-categories/:id/products", "/admin/sales-channels/:id/products"]

/** Medusa's routes that change which inventory items a product's variants are made of, without emitting an event. */
const ROUTES_OF_PARTS = [
  "/admin/products/:id/variants/inventory-items/batch",
  "/admin/products/:id/variants/:variant_id/inventory-items",
  "/admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id",
]

/** Emits `product.updated` for some products once the route has succeeded. */
function announceLater(req: MedusaRequest, res: MedusaResponse, idsOf: () => string[]): void {
  res.on("finish", () => {
    if (res.statusCode >= 300) return
    const ids = [...new Set(idsOf())]
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
}

/** Announces the products of the body's `add` and `remove`. */
function announceProducts(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  announceLater(req, res, () => {
    const { add = [], remove = [] } = req.validatedBody as { add?: string[]; remove?: string[] }
    return [...add, ...remove]
  })
  next()
}

/** Announces the product of the address. */
function announceProduct(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { id = "" } = req.params
  announceLater(req, res, () => [id])
  next()
}

/** Checks handles only, beside Medusa's own schemas. An empty handle asks for the slug of the name. */
const created = z.object({ handle: z.union([z.literal(""), handleSchema]).optional() })
const updated = z.object({ handle: handleSchema.optional() })
const batch = z.object({ create: z.array(created).optional(), update: z.array(updated).optional() })

/** Refuses a handle that is no slug by the contract's rule: Medusa's own check allows others. */
const checkHandles =
  (schema: z.ZodType) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const { error } = schema.safeParse(req.body)
    const issue = error?.issues.find(({ path }) => path.includes("handle"))
    if (issue) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Invalid request: ${issue.path.join(", ")}: ${HANDLE_MESSAGE}`,
      )
    }
    next()
  }

const HANDLE_CHECKS = [
  { matcher: "/admin/products", schema: created },
  { matcher: "/admin/products/batch", schema: batch },
  { matcher: "/admin/products/:id", schema: updated },
  { matcher: "/admin/product-categories", schema: created },
  { matcher: "/admin/product-categories/:id", schema: updated },
]

export const adminProductMiddlewares: MiddlewareRoute[] = [
  ...HANDLE_CHECKS.map(({ matcher, schema }): MiddlewareRoute => ({
    method: "POST",
    matcher,
    middlewares: [checkHandles(schema)],
  })),
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
  ...ROUTES_WITH_PRODUCTS.map((matcher): MiddlewareRoute => ({
    method: "POST",
    matcher,
    middlewares: [announceProducts],
  })),
  ...ROUTES_OF_PARTS.map((matcher): MiddlewareRoute => ({
    method: ["POST", "DELETE"],
    matcher,
    middlewares: [announceProduct],
  })),
]

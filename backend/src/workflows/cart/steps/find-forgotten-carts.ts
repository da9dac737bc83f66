import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** A cart to delete, with the addresses that only it has. */
export interface ForgottenCart {
  id: string
  shipping_address_id: string | null
  billing_address_id: string | null
}

/** Finds the oldest carts that were not completed, and were not changed in any part since a time. Changes nothing. */
export const findForgottenCartsStep = createStep(
  "find-forgotten-carts",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const carts = await database("cart as c")
      .select<ForgottenCart[]>("c.id", "c.shipping_address_id", "c.billing_address_id")
      .whereNull("c.completed_at")
      .where("c.updated_at", "<", before)
      .whereNotExists((lines) => {
        void lines
          .from("cart_line_item as l")
          .whereRaw("l.cart_id = c.id")
          .where("l.updated_at", ">=", before)
      })
      .orderBy("c.updated_at")
      .limit(most)
    return new StepResponse(carts)
  },
)

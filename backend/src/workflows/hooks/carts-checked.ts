import { type MedusaContainer } from "@medusajs/framework/types"
import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import { refuseUnsold } from "../cart/refuse-unsold"

/** What is asked of a cart; Medusa's hooks do not say what they are given. */
interface CheckedCart {
  sales_channel_id?: string
  completed_at?: Date | string | null
  items?: { id?: string; variant_id?: string | null }[]
}

const check = (
  container: MedusaContainer,
  { sales_channel_id: channel }: CheckedCart,
  { items = [] }: Pick<CheckedCart, "items">,
) =>
  refuseUnsold(
    container,
    channel,
    items.map(({ variant_id: id }) => id),
  )

createCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  await check(container, cart, cart)
})

addToCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  await check(container, cart as CheckedCart, input)
})

// A line whose quantity becomes 0 is deleted.
updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const { items = [], ...stored } = cart as CheckedCart
  const changed = items.filter(({ id }) => id === input.item_id && input.update.quantity !== 0)
  await check(container, stored, { items: changed })
})

// A completed cart is asked for its order again.
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  const stored = cart as CheckedCart
  if (!stored.completed_at) await check(container, stored, stored)
})

import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import { refuseUnsold } from "../cart/refuse-unsold"

interface Lines {
  items?: { id?: string; variant_id?: string | null }[]
}

const variantsOf = ({ items = [] }: Lines) => items.map(({ variant_id: id }) => id)

createCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  await refuseUnsold(container, cart.sales_channel_id, variantsOf(cart))
})

addToCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  await refuseUnsold(container, cart.sales_channel_id, variantsOf(input))
})

// A line whose quantity becomes 0 is deleted.
updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const { items = [] } = cart as Lines
  const changed = items.filter(({ id }) => id === input.item_id && input.update.quantity !== 0)
  await refuseUnsold(container, cart.sales_channel_id, variantsOf({ items: changed }))
})

// A completed cart is asked for its order again.
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  if (!cart.completed_at) await refuseUnsold(container, cart.sales_channel_id, variantsOf(cart))
})

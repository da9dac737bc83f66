import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldCartsWorkflow } from "../workflows/cart/workflows/forget-old-carts"

/** Carts deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 200

/** Days after which a cart that nobody has completed or changed is deleted. */
const UNTOUCHED_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes carts of strangers that nobody came back to. */
export default async function forgetCarts(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - UNTOUCHED_DAYS * DAY_MS).toISOString()
  let forgotten = 0
  for (let portion = PORTION; portion === PORTION; forgotten += portion) {
    const { result } = await forgetOldCartsWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${forgotten} carts that were not touched for ${UNTOUCHED_DAYS} days`)
}

export const config = { name: "forget-carts", schedule: "45 3 * * *" }

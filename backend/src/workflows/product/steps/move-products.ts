import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  type DeletedGroup,
  moveProducts,
  noteProducts,
  planProductMove,
  type ProductGroup,
  returningProducts,
  reversed,
} from "../product-groups"

/**
 * Moves the products of a brand or machine type that is about to be deleted, and notes on it where they went. Undone by
 * moving them back.
 */
export const moveProductsStep = createStep(
  "move-products",
  async ({ entity, id, products_to }: DeletedGroup & { entity: ProductGroup }, { container }) => {
    const move = await planProductMove(container, entity, id, products_to)
    if (move) await moveProducts(container, move)
    await noteProducts(container, entity, id, move)
    return new StepResponse(undefined, move)
  },
  async (move, { container }) => {
    if (!move) return
    await noteProducts(container, move.entity, move.from, null)
    await moveProducts(container, reversed(move))
  },
)

/**
 * Gives a brand or machine type that is about to be restored the products back that it had when it was deleted, without
 * those that have moved on. Undone by moving them again.
 */
export const returnProductsStep = createStep(
  "return-products",
  async ({ entity, id }: { entity: ProductGroup; id: string }, { container }) => {
    const returning = await returningProducts(container, entity, id)
    if (returning) {
      await moveProducts(container, returning.back)
      await noteProducts(container, entity, id, null)
    }
    return new StepResponse(undefined, returning)
  },
  async (returning, { container }) => {
    if (!returning) return
    const { back, noted } = returning
    await moveProducts(container, reversed(back))
    await noteProducts(container, back.entity, back.to, noted)
  },
)

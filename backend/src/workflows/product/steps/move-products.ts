import { type MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  type DeletedGroup,
  moveProducts,
  noteProducts,
  planProductMove,
  type ProductGroup,
  type ProductMove,
  type ProductNote,
  returningProducts,
  reversed,
} from "../product-groups"

/** Moves products and writes the note of the record that they leave or return to; where either fails, both are as they were. */
async function moveAndNote(
  container: MedusaContainer,
  move: ProductMove,
  noted: { id: string; before: ProductNote | null; after: ProductNote | null },
): Promise<void> {
  try {
    await moveProducts(container, move)
    await noteProducts(container, move.entity, noted.id, noted.after)
  } catch (error) {
    await moveProducts(container, reversed(move))
    await noteProducts(container, move.entity, noted.id, noted.before)
    throw error
  }
}

/**
 * Moves the products of a brand or machine type that is about to be deleted, and notes on it where they went. Undone by
 * moving them back.
 */
export const moveProductsStep = createStep(
  "move-products",
  async ({ entity, id, products_to }: DeletedGroup & { entity: ProductGroup }, { container }) => {
    const move = await planProductMove(container, entity, id, products_to)
    if (move) await moveAndNote(container, move, { id, before: null, after: move })
    else await noteProducts(container, entity, id, null)
    return new StepResponse(undefined, move)
  },
  async (move, { container }) => {
    if (!move) return
    await moveAndNote(container, reversed(move), { id: move.from, before: move, after: null })
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
    if (returning) await moveAndNote(container, returning.back, { id, before: returning.noted, after: null })
    return new StepResponse(undefined, returning)
  },
  async (returning, { container }) => {
    if (!returning) return
    const { back, noted } = returning
    await moveAndNote(container, reversed(back), { id: back.to, before: null, after: noted })
  },
)

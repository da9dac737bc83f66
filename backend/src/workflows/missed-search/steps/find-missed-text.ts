import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { countedSearch } from "../../../contract"
import { suggestProducts } from "../../../search/suggestions"
import { type ProductFilters } from "../../../search/visible-products"

/**
 * Makes sure that a search finds no product by all its words, so that nobody counts what he likes. Writes nothing.
 *
 * Takes the text, and filters for the products that may be seen; returns the text to count, or null.
 */
export const findMissedTextStep = createStep(
  "find-missed-text",
  async ({ text, visible }: { text: string; visible: ProductFilters }, { container }) => {
    const counted = countedSearch(text)
    if (counted === null) return new StepResponse(null)
    const { count, found_by: by } = await suggestProducts(container, counted, 1, visible)
    return new StepResponse(count === 0 || by?.kind === "some_words" ? counted : null)
  },
)

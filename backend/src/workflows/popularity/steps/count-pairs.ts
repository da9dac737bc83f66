import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POPULARITY_MODULE } from "../../../modules/popularity"
import { type PairOfProducts, type PopularityModuleService } from "../../../modules/popularity/service"
import { weekOf } from "../../../modules/popularity/week"

/** Most products of one enquiry that are counted together: 66 pairs. */
const PRODUCTS_MOST = 12

/** Every two of some products, each pair once. */
function pairsOf(products: readonly string[]): PairOfProducts[] {
  const ids = [...new Set(products)].slice(0, PRODUCTS_MOST).sort()
  return ids.flatMap((first, at) =>
    ids.slice(at + 1).map((second) => ({ first_id: first, second_id: second })),
  )
}

/**
 * Counts that products were asked for together; undone by taking it back.
 *
 * Takes the ids of one enquiry's products, returns those on whose pages another one appears by it.
 */
export const countPairsStep = createStep(
  "count-pairs",
  async (products: readonly string[], { container }) => {
    const pairs = pairsOf(products)
    if (pairs.length === 0) return new StepResponse([] as string[], null)
    const week = weekOf(new Date())
    const service = container.resolve<PopularityModuleService>(POPULARITY_MODULE)
    await service.countPairs(pairs, week, 1)
    return new StepResponse(await service.newlyTogether(pairs), { pairs, week })
  },
  async (counted, { container }) => {
    if (!counted) return
    await container
      .resolve<PopularityModuleService>(POPULARITY_MODULE)
      .countPairs(counted.pairs, counted.week, -1)
  },
)

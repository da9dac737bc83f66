import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POPULARITY_MODULE } from "../../../modules/popularity"
import { type PopularityCount, type PopularityModuleService } from "../../../modules/popularity/service"
import { weekOf } from "../../../modules/popularity/week"

/** Adds to the counts of products in the present week; undone by taking it back. */
export const countPopularityStep = createStep(
  "count-popularity",
  async (counts: readonly PopularityCount[], { container }) => {
    if (counts.length === 0) return new StepResponse(undefined, null)
    const week = weekOf(new Date())
    await container.resolve<PopularityModuleService>(POPULARITY_MODULE).count(counts, week)
    return new StepResponse(undefined, { counts, week })
  },
  async (counted, { container }) => {
    if (!counted) return
    const taken = counted.counts.map(({ product_id, views, inquiries }) => ({
      product_id,
      views: -views,
      inquiries: -inquiries,
    }))
    await container.resolve<PopularityModuleService>(POPULARITY_MODULE).count(taken, counted.week)
  },
)

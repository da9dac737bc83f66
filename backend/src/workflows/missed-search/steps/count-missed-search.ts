import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MISSED_SEARCH_MODULE } from "../../../modules/missed-search"
import { type MissedSearchModuleService } from "../../../modules/missed-search/service"

const today = () => new Date().toISOString().slice(0, "2026-11-23".length)

/** Counts a search under the present day; null is not counted. Undone by taking it back. */
export const countMissedSearchStep = createStep(
  "count-missed-search",
  async ({ text }: { text: string | null }, { container }) => {
    if (text === null) return new StepResponse(false, null)
    const day = today()
    const isCounted = await container
      .resolve<MissedSearchModuleService>(MISSED_SEARCH_MODULE)
      .count(text, day)
    return new StepResponse(isCounted, isCounted ? { text, day } : null)
  },
  async (counted, { container }) => {
    if (!counted) return
    await container
      .resolve<MissedSearchModuleService>(MISSED_SEARCH_MODULE)
      .takeBack(counted.text, counted.day)
  },
)

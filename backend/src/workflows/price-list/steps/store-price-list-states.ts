import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PRICE_LIST_STATE_MODULE } from "../../../modules/price-list-state"
import {
  type PriceListStateModuleService,
  type StoredPriceListState,
} from "../../../modules/price-list-state/service"

/** Stores which price lists the search index has followed; undone by storing what was there. */
export const storePriceListStatesStep = createStep(
  "store-price-list-states",
  async (states: StoredPriceListState[], { container }) => {
    const service = container.resolve<PriceListStateModuleService>(PRICE_LIST_STATE_MODULE)
    const ids = states.map(({ id }) => id)
    const before = await service.listPriceListStates({ id: ids }, { select: ["id", "state"], take: null })
    await service.store(states)
    const known = new Set(before.map(({ id }) => id))
    return new StepResponse(states, { before, created: ids.filter((id) => !known.has(id)) })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<PriceListStateModuleService>(PRICE_LIST_STATE_MODULE)
    await service.store(undo.before)
    await service.deletePriceListStates(undo.created)
  },
)

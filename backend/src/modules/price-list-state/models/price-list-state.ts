import { model } from "@medusajs/framework/utils"

/** What the search index knows of a price list. */
export const PriceListState = model.define("price_list_state", {
  /** Id of the price list. */
  id: model.text().primaryKey(),
  /** The list's last change, and whether it had begun and ended, as src/catalogue-sync/price-lists.ts writes it. */
  state: model.text(),
})

import { model } from "@medusajs/framework/utils"

/** A change of a product's price. */
export const PriceRecord = model
  .define("price_record", {
    id: model.id({ prefix: "prrec" }).primaryKey(),
    product_id: model.text(),
    /** Pence ex VAT; null for no price in figures. */
    from_pence: model.number().nullable(),
    to_pence: model.number().nullable(),
    /** One of the contract's `PRICE_SOURCES`. */
    source: model.text(),
    /** Id of the member of staff, null where a key of the Admin API or the command did it. */
    actor_id: model.text().nullable(),
  })
  .indexes([{ on: ["product_id", "created_at"] }])

import { model } from "@medusajs/framework/utils"

/** How often two products were asked for together in one week: counts only, nothing about a person. */
export const ProductPair = model
  .define("product_pair", {
    id: model.id({ prefix: "pair" }).primaryKey(),
    /** The one of the two whose id comes first. */
    first_id: model.text(),
    second_id: model.text(),
    /** Monday of the week, as `2026-11-23`. */
    week: model.text(),
    /** Product enquiries that name both. */
    requests: model.number().default(0),
  })
  .indexes([
    { on: ["first_id", "second_id", "week"], unique: true, where: "deleted_at IS NULL" },
    { on: ["second_id"] },
    { on: ["created_at"] },
  ])

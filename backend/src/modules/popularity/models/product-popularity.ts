import { model } from "@medusajs/framework/utils"

/** How often a product was looked at and asked about in one week: counts only, nothing about a person. */
export const ProductPopularity = model
  .define("product_popularity", {
    id: model.id({ prefix: "pop" }).primaryKey(),
    product_id: model.text(),
    /** Monday of the week, as `2026-11-23`. */
    week: model.text(),
    /** Visits of its page that lasted some seconds. */
    views: model.number().default(0),
    /** Lines of product enquiries that name it. */
    inquiries: model.number().default(0),
  })
  .indexes([
    { on: ["product_id", "week"], unique: true, where: "deleted_at IS NULL" },
    { on: ["created_at"] },
  ])

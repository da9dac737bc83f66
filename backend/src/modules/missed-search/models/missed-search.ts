import { model } from "@medusajs/framework/utils"

/** How often a text was searched for in vain on one day: counts only, nothing about a person. */
export const MissedSearch = model
  .define("missed_search", {
    id: model.id({ prefix: "miss" }).primaryKey(),
    /** As `countedSearch` writes it. */
    text: model.text(),
    /** As `2026-11-23` (UTC). */
    day: model.text(),
    searches: model.number().default(0),
  })
  .indexes([{ on: ["day", "text"], unique: true, where: "deleted_at IS NULL" }, { on: ["created_at"] }])

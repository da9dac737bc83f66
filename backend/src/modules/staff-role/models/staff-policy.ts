import { model } from "@medusajs/framework/utils"

/** Rules for all members of staff: one row, or none before the first change. */
export const StaffPolicy = model.define("staff_policy", {
  id: model.text().primaryKey(),
  requires_second_factor: model.boolean().default(false),
})

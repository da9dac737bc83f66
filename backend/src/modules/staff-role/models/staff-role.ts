import { model } from "@medusajs/framework/utils"

/** The role of one member of staff. */
export const StaffRole = model
  .define("staff_role", {
    id: model.id({ prefix: "srole" }).primaryKey(),
    /** Id of Medusa's user. */
    user_id: model.text(),
    /** One of the contract's `STAFF_ROLES`. */
    role: model.text(),
  })
  .indexes([{ on: ["user_id"], unique: true, where: "deleted_at IS NULL" }])

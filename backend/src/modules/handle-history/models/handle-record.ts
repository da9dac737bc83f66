import { model } from "@medusajs/framework/utils"

/** A present or past handle of a record: its address leads to that record until the record is deleted. */
export const HandleRecord = model
  .define("handle_record", {
    id: model.id({ prefix: "handle" }).primaryKey(),
    /** One of the contract's HANDLE_ENTITIES. */
    entity: model.text(),
    handle: model.text(),
    /** Id of the brand, product category, product or blog. */
    target_id: model.text(),
  })
  .indexes([
    { on: ["entity", "handle"], unique: true, where: "deleted_at IS NULL" },
    { on: ["entity", "target_id"], where: "deleted_at IS NULL" },
  ])

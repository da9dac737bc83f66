import { model } from "@medusajs/framework/utils"

/** Additional fields of a machine type, linked one to one to Medusa's product category. */
export const MachineType = model.define("machine_type", {
  id: model.id({ prefix: "mtype" }).primaryKey(),
  logo: model.text().nullable(),
  /** Position in lists, lowest first. */
  sort: model.number().default(0),
  /** One paragraph of plain text that opens the type's page. */
  intro: model.text().nullable(),
})

import { model } from "@medusajs/framework/utils"

/** What a machine type has beyond Medusa's product category, to which it is linked one to one. */
export const MachineType = model.define("machine_type", {
  id: model.id({ prefix: "mtype" }).primaryKey(),
  logo: model.text().nullable(),
  /** Position in lists, lowest first. */
  sort: model.number().default(0),
  /** One paragraph of plain text that opens the type's page. */
  intro: model.text().nullable(),
})

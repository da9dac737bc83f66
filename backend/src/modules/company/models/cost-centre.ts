import { model } from "@medusajs/framework/utils"
import { Company } from "./company"

/** A department or project by which a company accounts for what it buys. */
export const CostCentre = model
  .define("cost_centre", {
    id: model.id({ prefix: "ccen" }).primaryKey(),
    company: model.belongsTo(() => Company, { mappedBy: "cost_centres" }),
    code: model.text(),
    name: model.text(),
  })
  .indexes([{ on: ["company_id", "code"], unique: true, where: "deleted_at IS NULL" }])

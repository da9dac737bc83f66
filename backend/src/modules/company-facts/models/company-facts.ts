import { model } from "@medusajs/framework/utils"

/** The facts of the company that staff have set: one row, or none while those of the environment hold. */
export const CompanyFacts = model.define("company_facts", {
  id: model.text().primaryKey(),
  /** Null brings back those of the environment. */
  facts: model.json().nullable(),
  /** Counts the changes. */
  version: model.number(),
})

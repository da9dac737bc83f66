import { model } from "@medusajs/framework/utils"

/** Which columns the headings of a supplier's file are, for the next file with the same headings. */
export const ImportColumnMatch = model
  .define("import_column_match", {
    id: model.id({ prefix: "colmatch" }).primaryKey(),
    /** Hash of the headings. */
    headings_key: model.text(),
    /** Name of a column for each heading, null for one that is left out. */
    columns: model.json(),
    /** E-mail address of whoever chose it, null where a key of the Admin API did. */
    matched_by: model.text().nullable(),
    matched_at: model.dateTime(),
    used_at: model.dateTime(),
  })
  .indexes([{ on: ["headings_key"], unique: true, where: "deleted_at IS NULL" }, { on: ["used_at"] }])

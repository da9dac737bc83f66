import { model } from "@medusajs/framework/utils"

/** An import of a catalogue file by staff. The file is deleted after a day, the results stay. */
export const CatalogueImport = model
  .define("catalogue_import", {
    id: model.id({ prefix: "catimp" }).primaryKey(),
    file_name: model.text().nullable(),
    dry_run: model.boolean(),
    status: model.text(),
    /**
     * The same value for every import that writes, null once it has ended: the unique index lets only one run at a
     * time.
     */
    lane: model.text().nullable(),
    /** Text of the file. */
    content: model.text().nullable(),
    /** Corrected rows that replace those of the file. */
    corrections: model.json(),
    /** Cells that are right although they seem damaged. */
    confirmed: model.json().nullable(),
    /** Name of a column for each column of the file, null for one left out; null where its headings are the columns' own. */
    column_choices: model.json().nullable(),
    /** What staff see of that: headings with their first values. */
    matching: model.json().nullable(),
    /** What names of brands and of machine types stand for that the shop does not have. */
    brands: model.json().nullable(),
    machine_types: model.json().nullable(),
    /** Such names of which nothing has been decided. */
    new_brands: model.json().nullable(),
    new_machine_types: model.json().nullable(),
    /** Prices that a dry run would change. */
    price_changes: model.json().nullable(),
    /** What became of rows that were not imported just as they are. */
    notes: model.json().nullable(),
    progress: model.json().nullable(),
    counts: model.json().nullable(),
    columns: model.json(),
    bad_rows: model.json(),
    message: model.text().nullable(),
    created_by: model.text().nullable(),
    /** Last sign of life of the process that runs the import. */
    beat_at: model.dateTime(),
    finished_at: model.dateTime().nullable(),
    /** What undoing it did. */
    undone: model.json().nullable(),
  })
  .indexes([
    { on: ["lane"], unique: true, where: "lane IS NOT NULL AND deleted_at IS NULL" },
    { on: ["created_at"] },
  ])

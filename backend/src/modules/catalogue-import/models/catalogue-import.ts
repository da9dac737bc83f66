import { model } from "@medusajs/framework/utils"

/** An import of a catalogue file by staff. Its file is forgotten after a day, what it did is kept. */
export const CatalogueImport = model
  .define("catalogue_import", {
    id: model.id({ prefix: "catimp" }).primaryKey(),
    file_name: model.text().nullable(),
    dry_run: model.boolean(),
    status: model.text(),
    /** The same for every import that writes, until it has ended: no two can be open at once. */
    lane: model.text().nullable(),
    /** The file. */
    content: model.text().nullable(),
    /** Rows that stand for those of the file. */
    corrections: model.json(),
    progress: model.json().nullable(),
    counts: model.json().nullable(),
    columns: model.json(),
    bad_rows: model.json(),
    message: model.text().nullable(),
    created_by: model.text().nullable(),
    /** When the process that does it was last known to live. */
    beat_at: model.dateTime(),
    finished_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["lane"], unique: true, where: "lane IS NOT NULL AND deleted_at IS NULL" },
    { on: ["created_at"] },
  ])

import { model } from "@medusajs/framework/utils"

/** What an import did to one product, to be undone. Deleted after 30 days. */
export const ImportChange = model
  .define("import_change", {
    id: model.id({ prefix: "impch" }).primaryKey(),
    import_id: model.text(),
    product_id: model.text(),
    /** As it was at the time of the import, for lists. */
    name: model.text(),
    part_number: model.text().nullable(),
    /** The old values of the fields that were changed; null for a product that the import created. */
    before: model.json().nullable(),
    /** Digest of each changed field as the import left it; of the whole product where it was created. */
    after: model.json(),
  })
  .indexes([{ on: ["import_id"] }, { on: ["created_at"] }])

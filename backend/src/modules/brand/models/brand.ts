import { model } from "@medusajs/framework/utils"

/** A manufacturer of equipment. Its handle is the first part of its products' addresses. */
export const Brand = model
  .define("brand", {
    id: model.id({ prefix: "brand" }).primaryKey(),
    name: model.text().searchable(),
    handle: model.text(),
    /** Address of the logo; without one the first letter of the name is shown. */
    logo: model.text().nullable(),
    /** As Medusa's own records have it. */
    metadata: model.json().nullable(),
  })
  .indexes([{ on: ["handle"], unique: true, where: "deleted_at IS NULL" }])

import { model } from "@medusajs/framework/utils"

/** An address of this site that leads elsewhere. */
export const Redirect = model
  .define("redirect", {
    id: model.id({ prefix: "redir" }).primaryKey(),
    /** As `normaliseSitePath` writes it. */
    path: model.text().searchable(),
    /** A path of this site, or an https address; never another redirect's path. */
    target: model.text().searchable(),
    status: model.number(),
    /** True: also where a page stands at the path. */
    over_page: model.boolean().default(false),
    hits: model.number().default(0),
  })
  .indexes([{ on: ["path"], unique: true, where: "deleted_at IS NULL" }])

import { model } from "@medusajs/framework/utils"

/** A price that a product gets at a time, and loses again where that has an end. Deleted once it is over. */
export const ScheduledPrice = model
  .define("scheduled_price", {
    id: model.id({ prefix: "sprice" }).primaryKey(),
    product_id: model.text(),
    price_pence: model.number(),
    starts_at: model.dateTime(),
    /** Null: the price stays. */
    ends_at: model.dateTime().nullable(),
    /** True from the beginning to the end. */
    is_active: model.boolean().default(false),
    /** True once `former_pence` was read: an application that broke off reads it no second time. */
    is_former_known: model.boolean().default(false),
    /** The price before, null where there was none. */
    former_pence: model.number().nullable(),
    /** When a server last took it to apply it. */
    claimed_at: model.dateTime().nullable(),
    problem: model.text().nullable(),
  })
  .indexes([
    { on: ["product_id"], where: "deleted_at IS NULL" },
    { on: ["starts_at"], where: "deleted_at IS NULL" },
  ])

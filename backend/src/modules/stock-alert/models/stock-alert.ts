import { model } from "@medusajs/framework/utils"

/** Mails about a request: the link that confirms it, and the news that the product is back. */
const STOCK_ALERT_MAILS = ["confirmation", "back_in_stock"] as const
export type StockAlertMailKind = (typeof STOCK_ALERT_MAILS)[number]

/**
 * A request to be told when a product is back in stock. The row is also the transactional outbox of its mails: the mail
 * to be sent stands in it, written in the transaction that makes it due, with the state of its delivery.
 */
export const StockAlert = model
  .define("stock_alert", {
    id: model.id({ prefix: "salert" }).primaryKey(),
    product_id: model.text(),
    /** In lower case, as `emailKey` makes it. */
    email: model.text(),
    /** When the address was confirmed by the link in a mail; only then may the news be sent. */
    confirmed_at: model.dateTime().nullable(),
    pending_mail: model.enum([...STOCK_ALERT_MAILS]).nullable(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { on: ["product_id", "email"], unique: true },
    { on: ["email"] },
    { on: ["created_at"] },
    { on: ["pending_mail", "next_attempt_at"], where: "pending_mail IS NOT NULL" },
  ])

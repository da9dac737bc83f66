import { z } from "@medusajs/framework/zod"
import { lineSchema } from "../../../contract/fields"
import { pagingShape } from "../../../lib/schemas"

const moment = (name: string) =>
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: `${name} must be a date (2026-01-31) or a moment (2026-01-31T12:00:00Z)`,
  })

const word = (name: string) => lineSchema(name, 100).min(1).optional()

/** Query of `GET /admin/activity`. */
export const AdminGetActivityParams = z.strictObject({
  ...pagingShape(50, 200),
  entity: word("entity"),
  entity_id: word("entity_id"),
  actor_id: word("actor_id"),
  action: word("action"),
  /** Start of the period; a date means its start. */
  from: moment("from").optional(),
  /** End of the period; a date means its end (UTC). */
  to: moment("to").optional(),
  /** Terms that all occur in the name of the record or in the address of who changed it. */
  q: lineSchema("q", 200).min(1).optional(),
})
export type AdminGetActivityParamsType = z.infer<typeof AdminGetActivityParams>

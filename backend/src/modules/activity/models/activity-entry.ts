import { model } from "@medusajs/framework/utils"

/** One successful write of staff: actor, action, record and time. */
export const ActivityEntry = model
  .define("activity_entry", {
    id: model.id({ prefix: "act" }).primaryKey(),
    /** `user` or `api-key`; null where a person becomes staff by this write. */
    actor_type: model.text().nullable(),
    actor_id: model.text().nullable(),
    /** E-mail address at the time of the write: the account may have been deleted since. */
    actor_email: model.text().nullable(),
    action: model.text(),
    entity: model.text(),
    entity_id: model.text().nullable(),
    entity_name: model.text().nullable(),
    /** `{ field, before, after }`, each value shortened. */
    changes: model.json(),
    /** Number of records by action in a bulk write; null for a write of one record. */
    counts: model.json().nullable(),
  })
  .indexes([
    { on: ["created_at"] },
    { on: ["entity", "entity_id", "created_at"] },
    { on: ["actor_id", "created_at"] },
  ])

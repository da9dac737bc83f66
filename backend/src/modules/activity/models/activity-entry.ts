import { model } from "@medusajs/framework/utils"

/** One successful write of staff: who did what to which record, and when. */
export const ActivityEntry = model
  .define("activity_entry", {
    id: model.id({ prefix: "act" }).primaryKey(),
    /** `user` or `api-key`; null for one who becomes staff by this very write. */
    actor_type: model.text().nullable(),
    actor_id: model.text().nullable(),
    /** As it was at the time: the account may be gone. */
    actor_email: model.text().nullable(),
    action: model.text(),
    entity: model.text(),
    entity_id: model.text().nullable(),
    entity_name: model.text().nullable(),
    /** `{ field, before, after }`, each value shortened. */
    changes: model.json(),
    /** How many records of which kind a bulk write touched; null for a write of one record. */
    counts: model.json().nullable(),
  })
  .indexes([
    { on: ["created_at"] },
    { on: ["entity", "entity_id", "created_at"] },
    { on: ["actor_id", "created_at"] },
  ])

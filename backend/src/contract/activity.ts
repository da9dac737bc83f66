import { z } from "zod"
import { pageShape } from "./lists"

/** What staff can have done, with what people read after the name of who did it. */
export const ACTIVITY_ACTIONS: Readonly<Record<string, string>> = {
  created: "created",
  updated: "changed",
  deleted: "deleted",
  restored: "restored",
  changed_many: "changed several at once",
  began_import: "began to import",
  imported: "imported",
  undid_import: "undid an import of",
  checked: "checked a file for the import of",
  exported: "exported",
  uploaded: "uploaded",
  noted: "added a note to",
  replied: "replied to",
  mailed: "sent mail about",
  tested: "sent themselves a test of",
  erased: "erased personal data from",
  joined: "accepted an invitation",
  invited: "invited somebody to",
  uninvited: "revoked an invitation to",
  distinguished: "confirmed as no duplicate",
  approved: "approved",
  stopped: "put on stop",
  released: "released from stop",
  closed: "closed",
  scheduled: "changed by schedule",
}

/** The entities staff work with, with what people read. Medusa's further ones come under their own names. */
export const ACTIVITY_ENTITIES: Readonly<Record<string, string>> = {
  product: "Product",
  brand: "Brand",
  machine_type: "Machine type",
  blog: "Article",
  url_seo: "URL SEO",
  form_submission: "Submission",
  company: "Company",
  redirect: "Redirect",
  company_fact: "Company details",
  mail_preview: "Mail",
  mail_text: "Texts of a mail",
  scheduled_price: "Scheduled price",
  upload: "Upload",
  user: "Member of staff",
  invite: "Invitation",
  staff_policy: "Rules for staff",
}

/** One field that a write changed. Long values are shortened around the first difference. */
export const activityChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ActivityChange = z.infer<typeof activityChangeSchema>

/** One successful write of staff. */
export const adminActivitySchema = z.object({
  id: z.string(),
  /** Null for one who became staff by this very write. */
  actor_id: z.string().nullable(),
  /** As it was at the time; null for a secret API key. */
  actor_email: z.string().nullable(),
  /** One of `ACTIVITY_ACTIONS`. */
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  entity_name: z.string().nullable(),
  changes: z.array(activityChangeSchema),
  /** Records touched by a bulk write, by what was done to them; null for a write of one record. */
  counts: z.record(z.string(), z.int()).nullable(),
  created_at: z.iso.datetime(),
})
export type AdminActivity = z.infer<typeof adminActivitySchema>

/** `GET /admin/activity`, newest first. */
export const adminActivitiesResponseSchema = z.object({
  activities: z.array(adminActivitySchema),
  ...pageShape,
})
export type AdminActivitiesResponse = z.infer<typeof adminActivitiesResponseSchema>

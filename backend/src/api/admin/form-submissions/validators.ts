import { z } from "@medusajs/framework/zod"
import { createSelectParams } from "@medusajs/medusa/api/utils/validators"
import { FORM_TYPES } from "../../../contract"
import { email } from "../../../contract/forms/contact-fields"
import { oneOrMore, pagingShape } from "../../../lib/schemas"

const ORDERED_BY = ["created_at", "updated_at", "reference", "type", "status", "name", "company", "email"]

const order = z
  .string()
  .default("-created_at")
  .refine((value) => ORDERED_BY.includes(value.replace(/^-/, "")), {
    error: `order must be one of ${ORDERED_BY.join(", ")}, with a hyphen before it for descending`,
  })

const oneOrMany = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).max(20)])

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: "created_at must be compared with a date (2026-01-31) or a moment (2026-01-31T12:00:00Z)",
})

const filterShape = {
  /** Part of the reference, the name, the e-mail address or the company, in any case. */
  q: z.string().trim().min(1).max(200).optional(),
  type: oneOrMany(z.enum(FORM_TYPES)).optional(),
  status: oneOrMany(z.string().min(1).max(40)).optional(),
  created_at: z
    .strictObject({
      $gt: moment.optional(),
      $gte: moment.optional(),
      $lt: moment.optional(),
      $lte: moment.optional(),
    })
    .optional(),
  /** Only submissions that have waited longer than `FORM_RESPONSE_HOURS`. */
  overdue: z.literal("true").optional(),
  /** Id of a member of staff, or `none` for unassigned submissions. */
  assignee_id: z.string().min(1).max(100).optional(),
}

/** Query of `GET /admin/form-submissions`. */
export const AdminGetFormSubmissionsParams = z.strictObject({
  ...pagingShape(20, 100),
  fields: z.string().max(1_000).optional(),
  order,
  ...filterShape,
})

/** Query of `GET /admin/form-submissions/export`: the filters of the list, and the submissions of a selection. */
export const AdminExportFormSubmissionsParams = z.strictObject({ ...filterShape, id: oneOrMore })

/** Query of `GET /admin/form-submissions/counts`. */
export const AdminGetFormCountsParams = z.strictObject({
  /** Number of weeks, the present one included. */
  weeks: z.coerce.number().int().min(1).max(104).default(12),
})
export type AdminGetFormCountsParamsType = z.infer<typeof AdminGetFormCountsParams>

/** Query of `GET /admin/form-submissions/:id`. */
export const AdminGetFormSubmissionParams = createSelectParams()

export {
  formReplySchema as AdminCreateFormReply,
  type FormReplyBody as AdminCreateFormReplyType,
  batchFormSubmissionsSchema as AdminBatchFormSubmissions,
  type BatchFormSubmissionsBody as AdminBatchFormSubmissionsType,
  formNoteSchema as AdminCreateFormNote,
  type FormNoteBody as AdminCreateFormNoteType,
  updateFormSubmissionSchema as AdminUpdateFormSubmission,
  type UpdateFormSubmissionBody as AdminUpdateFormSubmissionType,
} from "../../../contract"

/** The person by e-mail address: query of `GET …/personal-data` and body of `POST …/personal-data/erase`. */
export const AdminPersonalData = z.strictObject({ email: email("the person's e-mail address") })
export type AdminPersonalDataType = z.infer<typeof AdminPersonalData>

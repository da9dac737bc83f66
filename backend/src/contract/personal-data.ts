import { z } from "zod"
import { companyMemberStatusSchema } from "./account/account"
import { companyRoleSchema } from "./account/roles"
import { personalDataErasureSchema, personalDataSchema } from "./forms/submission-responses"

const moment = z.iso.datetime()

/** Everything that is stored about one e-mail address: `GET /admin/form-submissions/personal-data?email=`. */
export const personalDataResponseSchema = z.object({
  personal_data: personalDataSchema.extend({
    /** Products whose return the person asked to be told of. */
    stock_alerts: z.array(
      z.object({ product_id: z.string(), created_at: moment, confirmed_at: moment.nullable() }),
    ),
    /** The person's account, and the companies it belongs or belonged to. */
    company_memberships: z.array(
      z.object({
        company: z.string(),
        email: z.string(),
        first_name: z.string().nullable(),
        last_name: z.string().nullable(),
        phone: z.string().nullable(),
        roles: z.array(companyRoleSchema),
        status: companyMemberStatusSchema,
        joined_at: moment,
      }),
    ),
    /** Invitations to companies, also those that were accepted or have ended; without their links. */
    company_invitations: z.array(
      z.object({
        /** None for one who opens an account for a company. */
        company: z.string().nullable(),
        email: z.string(),
        roles: z.array(companyRoleSchema),
        /** What the person answered who opens an account for a company. */
        answers: z.record(z.string(), z.unknown()).nullable(),
        expires_at: moment,
        accepted_at: moment.nullable(),
        created_at: moment,
      }),
    ),
  }),
})
export type PersonalDataResponse = z.infer<typeof personalDataResponseSchema>

/** What an erasure did: `POST /admin/form-submissions/personal-data/erase`. */
export const personalDataErasureResponseSchema = z.object({
  personal_data_erasure: personalDataErasureSchema.extend({
    /** Requests to be told when a product is back. */
    stock_alerts_deleted: z.int(),
    /** Customers of whom a row without a name is left. */
    customers_emptied: z.int(),
    company_invitations_deleted: z.int(),
  }),
})
export type PersonalDataErasureResponse = z.infer<typeof personalDataErasureResponseSchema>

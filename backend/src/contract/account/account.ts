import { z } from "zod"
import { address } from "../forms/address"
import { companyNumber, companyType, vatNumber } from "../forms/company-fields"
import { email, phone } from "../forms/contact-fields"
import { FORM_MAIL_STATUSES } from "../forms/submission-responses"
import { group, line, optional } from "../forms/text"
import { pageShape } from "../lists"
import { companyAddressKindSchema, deliveryCountrySchema } from "./fields"
import { POST_MAIL_KINDS } from "./post-mails"
import { companyRoleSchema, companyRolesSchema } from "./roles"

/** States of a company. Pending: not yet checked by staff; on stop: prepays; closed: nobody signs in. */
export const COMPANY_STATUSES = {
  pending: "Being checked",
  active: "Active",
  on_stop: "On stop",
  closed: "Closed",
} as const
export type CompanyStatus = keyof typeof COMPANY_STATUSES
export const companyStatusSchema = z.enum(
  Object.keys(COMPANY_STATUSES) as [CompanyStatus, ...CompanyStatus[]],
)

/** States of a member. */
export const COMPANY_MEMBER_STATUSES = {
  active: "Active",
  suspended: "Suspended",
  removed: "Removed",
} as const
export type CompanyMemberStatus = keyof typeof COMPANY_MEMBER_STATUSES
export const companyMemberStatusSchema = z.enum(
  Object.keys(COMPANY_MEMBER_STATUSES) as [CompanyMemberStatus, ...CompanyMemberStatus[]],
)

const postalAddressSchema = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
})

/** A company as its members see it: nothing that staff note about it. */
export const accountCompanySchema = z.object({
  id: z.string(),
  account_number: z.string(),
  legal_name: z.string(),
  trading_name: z.string().nullable(),
  company_type: companyType,
  company_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  registered_address: postalAddressSchema,
  invoice_email: z.string(),
  phone: z.string().nullable(),
  status: companyStatusSchema,
  /** Whether a purchase order number is wanted with each order. */
  po_required: z.boolean(),
})
export type AccountCompany = z.infer<typeof accountCompanySchema>

/** The person who is signed in. */
export const accountPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
})
export type AccountPerson = z.infer<typeof accountPersonSchema>

/** `GET /store/account` and `POST /store/account` */
export const accountResponseSchema = z.object({
  account: z.object({
    person: accountPersonSchema,
    company: accountCompanySchema,
    roles: z.array(companyRoleSchema),
    /** Names of what the roles allow, as in `COMPANY_PERMISSIONS`. */
    permissions: z.array(z.string()),
  }),
})
export type AccountResponse = z.infer<typeof accountResponseSchema>

/** Body of `POST /store/account`: the own profile. */
export const accountProfileRequestSchema = group("your details", {
  first_name: line("your first name", 50),
  last_name: line("your last name", 50),
  phone: optional(phone("your phone number")),
})
export type AccountProfileRequest = z.output<typeof accountProfileRequestSchema>

/** Body of `POST /store/account/password`. */
export const accountPasswordRequestSchema = group("your passwords", {
  current_password: z
    .string({ error: "Enter your present password" })
    .min(1, { error: "Enter your present password" })
    .max(1_000),
  password: z.string({ error: "Choose a password" }).min(1, { error: "Choose a password" }).max(1_000),
})
export type AccountPasswordRequest = z.output<typeof accountPasswordRequestSchema>

/** Body of `POST /store/account/sign-out`: this session, or every session of the person. */
export const accountSignOutRequestSchema = z.strictObject({ everywhere: z.boolean().default(false) })

/** Response of a write that has nothing to show. */
export const accountDoneResponseSchema = z.object({ done: z.literal(true) })
export type AccountDoneResponse = z.infer<typeof accountDoneResponseSchema>

/** Response of `POST /store/account/password`: every session has ended, and this token goes on with the one that asked. */
export const accountPasswordResponseSchema = accountDoneResponseSchema.extend({ token: z.string() })
export type AccountPasswordResponse = z.infer<typeof accountPasswordResponseSchema>

/** Body of `POST /store/account/company`: what an admin may change; the rest is changed by request to staff. */
export const accountCompanyRequestSchema = group("the company", {
  trading_name: optional(line("your trading name", 160)),
  invoice_email: email("the e-mail address for invoices"),
  phone: optional(phone("the phone number")),
  po_required: z.boolean(),
})
export type AccountCompanyRequest = z.output<typeof accountCompanyRequestSchema>
export const accountCompanyResponseSchema = z.object({ company: accountCompanySchema })
export type AccountCompanyResponse = z.infer<typeof accountCompanyResponseSchema>

/** A member as colleagues see them. */
export const companyMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(companyRoleSchema),
  status: companyMemberStatusSchema,
  /** Whether this is the person who asks. */
  is_self: z.boolean(),
  created_at: z.iso.datetime(),
})
export type CompanyMember = z.infer<typeof companyMemberSchema>

/** An invitation that waits for an answer; never its token. */
export const companyInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(companyRoleSchema),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
})
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>

/** `GET /store/account/members`: members and, for those who manage people, open invitations (otherwise none). */
export const companyMembersResponseSchema = z.object({
  members: z.array(companyMemberSchema),
  invitations: z.array(companyInvitationSchema),
})
export type CompanyMembersResponse = z.infer<typeof companyMembersResponseSchema>

/** Body of `POST /store/account/members/{id}`: roles, or suspended and back; at least one of them. */
export const companyMemberRequestSchema = z
  .strictObject({
    roles: companyRolesSchema.optional(),
    status: z.enum(["active", "suspended"]).optional(),
  })
  .refine(({ roles, status }) => roles !== undefined || status !== undefined, {
    error: "Name the roles or the state to change",
  })
export type CompanyMemberRequest = z.output<typeof companyMemberRequestSchema>
export const companyMemberResponseSchema = z.object({ member: companyMemberSchema })
export type CompanyMemberResponse = z.infer<typeof companyMemberResponseSchema>

export const companyInvitationResponseSchema = z.object({ invitation: companyInvitationSchema })
export type CompanyInvitationResponse = z.infer<typeof companyInvitationResponseSchema>

/** An address of a company. */
export const companyAddressSchema = z.object({
  id: z.string(),
  label: z.string(),
  company: z.string().nullable(),
  name: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  postcode: z.string(),
  country: deliveryCountrySchema,
  phone: z.string().nullable(),
  kind: companyAddressKindSchema,
  instructions: z.string().nullable(),
  is_default: z.boolean(),
})
export type CompanyAddress = z.infer<typeof companyAddressSchema>
export const companyAddressResponseSchema = z.object({ address: companyAddressSchema })
export type CompanyAddressResponse = z.infer<typeof companyAddressResponseSchema>
/** `GET /store/account/addresses`, by label. */
export const companyAddressesResponseSchema = z.object({
  addresses: z.array(companyAddressSchema),
  ...pageShape,
})
export type CompanyAddressesResponse = z.infer<typeof companyAddressesResponseSchema>

/** A cost centre of a company. */
export const costCentreSchema = z.object({ id: z.string(), code: z.string(), name: z.string() })
export type CostCentre = z.infer<typeof costCentreSchema>
export const costCentreResponseSchema = z.object({ cost_centre: costCentreSchema })
export type CostCentreResponse = z.infer<typeof costCentreResponseSchema>
/** `GET /store/account/cost-centres`, by code. */
export const costCentresResponseSchema = z.object({ cost_centres: z.array(costCentreSchema), ...pageShape })
export type CostCentresResponse = z.infer<typeof costCentresResponseSchema>

/** `GET /store/account/personal-data`: everything that is stored about the person who asks. */
export const accountPersonalDataResponseSchema = z.object({
  personal_data: z.object({
    person: accountPersonSchema.extend({ created_at: z.iso.datetime() }),
    membership: z.object({
      company: z.string(),
      roles: z.array(companyRoleSchema),
      status: companyMemberStatusSchema,
      joined_at: z.iso.datetime(),
    }),
    invitations: z.array(companyInvitationSchema),
  }),
})
export type AccountPersonalDataResponse = z.infer<typeof accountPersonalDataResponseSchema>

/** A company as staff see it. */
export const adminCompanySchema = accountCompanySchema.extend({
  eori: z.string().nullable(),
  note: z.string(),
  assigned_user_id: z.string().nullable(),
  /** Another company with the same company number, which staff have to look at. */
  possible_duplicate_of: z.string().nullable(),
  /** Members who are not removed. */
  member_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type AdminCompany = z.infer<typeof adminCompanySchema>

/** `GET /admin/companies`; `counts` has every state, whatever is filtered. */
export const adminCompaniesResponseSchema = z.object({
  companies: z.array(adminCompanySchema),
  counts: z.record(companyStatusSchema, z.int()),
  ...pageShape,
})
export type AdminCompaniesResponse = z.infer<typeof adminCompaniesResponseSchema>

/** Orders in which staff's list of companies can stand. */
export const ADMIN_COMPANY_ORDERS = ["-created_at", "created_at", "legal_name", "-legal_name"] as const

/** Query of `GET /admin/companies`. `q` finds names, account numbers, company numbers and members' addresses. */
export const adminCompaniesQuerySchema = z.strictObject({
  q: z.string().trim().max(100).optional(),
  status: companyStatusSchema.optional(),
  order: z.enum(ADMIN_COMPANY_ORDERS).default("-created_at"),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
export type AdminCompaniesQuery = z.output<typeof adminCompaniesQuerySchema>

/** A mail that is owed about a company, with the state of its delivery. */
export const companyMailSchema = z.object({
  id: z.string(),
  kind: z.enum(POST_MAIL_KINDS),
  /** An address, or `staff`. */
  recipient: z.string(),
  status: z.enum(FORM_MAIL_STATUSES),
  attempts: z.int(),
  /** When it is tried again; null where it is not. */
  next_attempt_at: z.iso.datetime().nullable(),
  last_error: z.string().nullable(),
  sent_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type CompanyMail = z.infer<typeof companyMailSchema>

/** Most mails that are shown of a company: the newest. */
export const COMPANY_MAILS_SHOWN = 50

/** `GET`, `POST /admin/companies/{id}`, its transitions, and what is written below it. */
export const adminCompanyAccountResponseSchema = z.object({
  company: adminCompanySchema,
  members: z.array(companyMemberSchema.omit({ is_self: true })),
  invitations: z.array(companyInvitationSchema),
  addresses: z.array(companyAddressSchema),
  cost_centres: z.array(costCentreSchema),
  /** The newest first. */
  mails: z.array(companyMailSchema),
})
export type AdminCompanyAccountResponse = z.infer<typeof adminCompanyAccountResponseSchema>

/** Transitions that staff make, each with the states it starts from. */
export const COMPANY_TRANSITIONS = {
  approve: { from: ["pending"], to: "active", label: "Approve" },
  stop: { from: ["active"], to: "on_stop", label: "Put on stop" },
  release: { from: ["on_stop"], to: "active", label: "Release from stop" },
  close: { from: ["pending", "active", "on_stop"], to: "closed", label: "Close" },
} as const satisfies Record<string, { from: readonly CompanyStatus[]; to: CompanyStatus; label: string }>
export type CompanyTransition = keyof typeof COMPANY_TRANSITIONS

/** Most characters of staff's note on a company. */
export const COMPANY_NOTE_MOST = 5_000

/** Body of `POST /admin/companies/{id}`: a field that is left out stays as it is, `null` empties one. */
export const adminCompanyRequestSchema = z.strictObject({
  legal_name: line("the legal name", 160).optional(),
  trading_name: line("the trading name", 160).nullable().optional(),
  company_type: companyType.optional(),
  company_number: companyNumber.nullable().optional(),
  vat_number: vatNumber.nullable().optional(),
  eori: line("the EORI number", 20).nullable().optional(),
  /** The whole address, in the place of the stored one. */
  registered_address: address.optional(),
  invoice_email: email("the e-mail address for invoices").optional(),
  phone: phone("the phone number").nullable().optional(),
  po_required: z.boolean().optional(),
  note: z.string().trim().max(COMPANY_NOTE_MOST).optional(),
  assigned_user_id: z.string().max(64).nullable().optional(),
})
export type AdminCompanyRequest = z.output<typeof adminCompanyRequestSchema>

/** Body of `POST /admin/companies/{id}/not-duplicate`: id of the company that staff have compared it with. */
export const notDuplicateRequestSchema = z.strictObject({ of: z.string().min(1).max(64) })
export type NotDuplicateRequest = z.output<typeof notDuplicateRequestSchema>

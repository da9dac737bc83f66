import { z } from "zod"
import { address } from "../forms/address"
import { companyNumber, companyType, isRegisteredCompany, vatNumber } from "../forms/company-fields"
import { email, phone, privacyConsent } from "../forms/contact-fields"
import { group, line, optional, unlessFaulty } from "../forms/text"
import { companyRoleSchema, companyRolesSchema } from "./roles"

/** Hours for which the link of a founder's mail works. */
export const FOUNDER_LINK_HOURS = 24

/** Days for which an invitation to a company works. */
export const COMPANY_INVITATION_DAYS = 7

/** Days for which an invitation of either kind is stored after its end. */
export const COMPANY_INVITATION_RETENTION_DAYS = 30

/** Body of `POST /store/account-requests`: what somebody answers who opens an account for a company. */
export const accountRequestSchema = group("your answers", {
  first_name: line("your first name", 50),
  last_name: line("your last name", 50),
  email: email("your work e-mail address"),
  phone: phone("your phone number"),
  legal_name: line("the legal name of your company", 160),
  trading_name: optional(line("your trading name", 160)),
  company_type: companyType,
  company_number: optional(companyNumber),
  vat_number: optional(vatNumber),
  registered_address: address,
  privacy_consent: privacyConsent,
}).refine((form) => !isRegisteredCompany(form.company_type) || Boolean(form.company_number), {
  path: ["company_number"],
  error: "Enter your company number",
  when: unlessFaulty("company_number"),
})
export type AccountRequest = z.output<typeof accountRequestSchema>

/** Response of `POST /store/account-requests` (202): the same whether the address is known or not. */
export const accountRequestResponseSchema = z.object({
  account_request: z.object({ status: z.literal("received") }),
})
export type AccountRequestResponse = z.infer<typeof accountRequestResponseSchema>

/** The token of a link in a mail: 256 bits in base64url. */
export const accountTokenSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) })

/** `POST /store/account-requests/read`: what the page behind the link shows before a password is chosen. */
export const accountInvitationResponseSchema = z.object({
  account_invitation: z.object({
    kind: z.enum(["founder", "member"]),
    email: z.string(),
    company_name: z.string(),
    /** Null for an invited member, who enters them. */
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    roles: z.array(companyRoleSchema),
    expires_at: z.iso.datetime(),
  }),
})
export type AccountInvitationResponse = z.infer<typeof accountInvitationResponseSchema>

/** Body of `POST /store/account-requests/accept`. The backend checks the password by the shop's one rule. */
export const acceptAccountSchema = group("your answers", {
  token: accountTokenSchema.shape.token,
  first_name: line("your first name", 50),
  last_name: line("your last name", 50),
  password: z.string({ error: "Choose a password" }).min(1, { error: "Choose a password" }).max(1_000),
})
export type AcceptAccount = z.output<typeof acceptAccountSchema>

/** Response of `POST /store/account-requests/accept` (201): the person signs in next, as always. */
export const acceptedAccountResponseSchema = z.object({
  account: z.object({ email: z.string(), company_name: z.string() }),
})
export type AcceptedAccountResponse = z.infer<typeof acceptedAccountResponseSchema>

/** Body of `POST /store/account/invitations`. */
export const companyInvitationRequestSchema = group("the invitation", {
  email: email("the e-mail address of the person"),
  roles: companyRolesSchema,
})
export type CompanyInvitationRequest = z.output<typeof companyInvitationRequestSchema>

import { model } from "@medusajs/framework/utils"
import { Company } from "./company"

/** Who is invited: somebody who opens an account for a company, or a colleague. */
const COMPANY_INVITATION_KINDS = ["founder", "member"] as const
export type CompanyInvitationKind = (typeof COMPANY_INVITATION_KINDS)[number]

/** A mailed link by which a person gets an account. It is open until it is accepted, revoked or expired. */
export const CompanyInvitation = model
  .define("company_invitation", {
    id: model.id({ prefix: "cinv" }).primaryKey(),
    kind: model.enum([...COMPANY_INVITATION_KINDS]),
    /** None for a founder: the company is made when the link is used. */
    company: model.belongsTo(() => Company, { mappedBy: "invitations" }).nullable(),
    /** In lower case, as `emailKey` makes it. */
    email: model.text(),
    /** Of the contract's `COMPANY_ROLES`. */
    roles: model.array(),
    /** SHA-256 of the token, in hexadecimal; the token itself stands in the mail only. */
    token_hash: model.text(),
    expires_at: model.dateTime(),
    accepted_at: model.dateTime().nullable(),
    revoked_at: model.dateTime().nullable(),
    /** The member who invites; none for a founder, and for an invitation by staff. */
    invited_by: model.text().nullable(),
    /** The founder's answers, as the contract's `accountRequestSchema` has them. */
    payload: model.json().nullable(),
  })
  .indexes([
    { on: ["token_hash"], unique: true, where: "deleted_at IS NULL" },
    { on: ["company_id", "created_at"], where: "deleted_at IS NULL" },
    {
      on: ["company_id", "email"],
      unique: true,
      where: "company_id IS NOT NULL AND accepted_at IS NULL AND revoked_at IS NULL AND deleted_at IS NULL",
    },
    { on: ["email", "created_at"], where: "deleted_at IS NULL" },
    { on: ["expires_at"], where: "deleted_at IS NULL" },
  ])

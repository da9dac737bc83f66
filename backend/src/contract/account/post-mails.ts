import { FORM_MAIL_KINDS } from "../forms/submission-responses"

/** Mails about companies' accounts. All but `new_company` go to customers; that one goes to staff. */
export const POST_MAIL_KINDS = [
  "founder_link",
  "account_exists",
  "member_invitation",
  "password_link",
  "roles_changed",
  "member_removed",
  "account_approved",
  "new_company",
] as const
export type PostMailKind = (typeof POST_MAIL_KINDS)[number]

/** Every mail of the outbox: about forms, and about accounts. */
export const MAIL_KINDS = [...FORM_MAIL_KINDS, ...POST_MAIL_KINDS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Days for which sent and cancelled mails about accounts are stored. */
export const POST_MAIL_RETENTION_DAYS = 90

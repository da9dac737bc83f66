import {
  type Company,
  COMPANY_INVITATION_DAYS,
  COMPANY_ROLE_LABELS,
  type CompanyRole,
  FOUNDER_LINK_HOURS,
  mailCopy,
  type StoredMailTexts,
} from "../../../contract"
import { type Block, type MailDocument, paragraphsOf } from "./document"
import { PASSWORD_LINK_VALID } from "./password-reset"

/** What every mail about a customer's account is made of: our company, where links lead, texts that staff have stored. */
export interface AccountMailContext {
  company: Company
  storefrontUrl: string
  texts: StoredMailTexts
}

/** Pages of the storefront that the mails lead to. */
const PAGES = {
  signIn: "/account/sign-in",
  forgotPassword: "/account/forgot-password",
  resetPassword: "/account/reset-password",
  welcome: "/account/welcome",
  account: "/account",
  staffCompanies: "/admin/companies",
} as const

const pageUrl = ({ storefrontUrl }: AccountMailContext, page: keyof typeof PAGES) =>
  `${storefrontUrl}${PAGES[page]}`

/** Address of the page where a password is chosen for a new account. @param token of the invitation */
const welcomeUrl = (context: AccountMailContext, token: string) => `${pageUrl(context, "welcome")}/${token}`

interface Parts {
  preview: string
  title: string
  /** Between the paragraphs that staff can change. */
  blocks: readonly Block[]
  note?: string
  reason: string
  /** Values of placeholders beside our company's. */
  values?: Readonly<Record<string, string>>
}

/** A mail whose subject and paragraphs staff can change. @param id in `MAIL_TEXTS` */
function accountMail(id: string, { company, texts }: AccountMailContext, parts: Parts): MailDocument {
  const { preview, title, blocks, note, reason, values = {} } = parts
  const { subject, opening, closing } = mailCopy(id, texts, {
    company: company.name,
    phone: company.phone,
    ...values,
  })
  return {
    subject,
    preview,
    title,
    blocks: [
      ...paragraphsOf(opening),
      ...blocks,
      ...paragraphsOf(closing),
      ...(note === undefined ? [] : [{ kind: "note", text: note } as const]),
    ],
    reason,
  }
}

const NOT_YOU = "If that was not you, ignore it: nothing changes."

/**
 * Mail by which somebody proves the address for which an account was asked. Nothing that was typed is repeated: anybody
 * may enter anybody's address.
 *
 * @param token of the invitation
 */
export const founderLink = (context: AccountMailContext, token: string): MailDocument =>
  accountMail("account-founder_link", context, {
    preview: `Choose a password to open it. The link works for ${FOUNDER_LINK_HOURS} hours.`,
    title: "Confirm your address",
    blocks: [{ kind: "button", label: "Choose a password", url: welcomeUrl(context, token) }],
    note: `The link is yours alone and works once, for ${FOUNDER_LINK_HOURS} hours. Who asks again gets a new one.`,
    reason: `You get this mail because your address was entered on our page to open an account. ${NOT_YOU}`,
  })

/** Mail to somebody for whose address an account was asked although there is one. */
export const accountExists = (context: AccountMailContext): MailDocument =>
  accountMail("account-account_exists", context, {
    preview: "Sign in, or choose a new password.",
    title: "You already have an account",
    blocks: [
      { kind: "button", label: "Sign in", url: pageUrl(context, "signIn") },
      {
        kind: "note",
        text: `If you have forgotten your password, choose a new one: ${pageUrl(context, "forgotPassword")}`,
      },
    ],
    reason: `You get this mail because somebody asked for an account with your address. ${NOT_YOU}`,
  })

/**
 * Mail that invites a person to a company's account.
 *
 * @param customer name of the company
 * @param token of the invitation
 */
export const memberInvitation = (
  context: AccountMailContext,
  customer: string,
  token: string,
): MailDocument =>
  accountMail("account-member_invitation", context, {
    values: { customer },
    preview: `Choose a password to start. The link works for ${COMPANY_INVITATION_DAYS} days.`,
    title: "You are invited",
    blocks: [{ kind: "button", label: "Accept the invitation", url: welcomeUrl(context, token) }],
    note: `The link is yours alone and works once, for ${COMPANY_INVITATION_DAYS} days. If it has run out, ask the person who invited you to send another.`,
    reason:
      "You get this mail because a colleague entered your address. If you expected no invitation, ignore it: without the link nobody can open the account.",
  })

const MINUTES_VALID = PASSWORD_LINK_VALID / 60_000

/**
 * Mail with the link to choose a new password. Its texts cannot be changed: they are about safety.
 *
 * @param email of the account
 * @param token of the link
 */
export function customerPasswordLink(
  context: AccountMailContext,
  email: string,
  token: string,
): MailDocument {
  const link = new URL(pageUrl(context, "resetPassword"))
  link.searchParams.set("token", token)
  link.searchParams.set("email", email)
  return {
    subject: `Choose a new password for your account with ${context.company.name}`,
    preview: `The link works for ${MINUTES_VALID} minutes.`,
    title: "Choose a new password",
    blocks: [
      { kind: "paragraph", text: "Someone asked for a new password for your account." },
      { kind: "button", label: "Choose a new password", url: link.toString() },
      {
        kind: "note",
        text: `The link works once, for ${MINUTES_VALID} minutes. Your old password stays good until you choose a new one; then every session ends.`,
      },
    ],
    reason: `You get this mail because your address was entered on the sign-in page. ${NOT_YOU}`,
  }
}

/**
 * Mail about changed roles.
 *
 * @param customer name of the company
 * @param roles that the person has now
 */
export const rolesChanged = (
  context: AccountMailContext,
  customer: string,
  roles: readonly CompanyRole[],
): MailDocument =>
  accountMail("account-roles_changed", context, {
    values: { customer },
    preview: "What you may do with the account has changed.",
    title: "Your roles have changed",
    blocks: [
      {
        kind: "facts",
        facts: roles.map((role) => ({
          label: COMPANY_ROLE_LABELS[role].label,
          text: COMPANY_ROLE_LABELS[role].help,
        })),
      },
      { kind: "button", label: "Open the account", url: pageUrl(context, "account") },
    ],
    reason: "You get this mail because your roles in the account were changed.",
  })

/** Mail to somebody who was removed. @param customer name of the company */
export const memberRemoved = (context: AccountMailContext, customer: string): MailDocument =>
  accountMail("account-member_removed", context, {
    values: { customer },
    preview: "You cannot sign in with this address any more.",
    title: "You have been removed from the account",
    blocks: [],
    reason: "You get this mail because your address belonged to the account.",
  })

/** Mail to admins of a company that staff have approved. @param customer name of the company */
export const accountApproved = (context: AccountMailContext, customer: string): MailDocument =>
  accountMail("account-account_approved", context, {
    values: { customer },
    preview: "Sign in to use it.",
    title: "Your account is open",
    blocks: [{ kind: "button", label: "Sign in", url: pageUrl(context, "signIn") }],
    reason: "You get this mail because you are an admin of the account.",
  })

/** What staff read about a new company. */
export interface NewCompany {
  legal_name: string
  account_number: string
  company_number: string | null
  vat_number: string | null
  invoice_email: string
  is_possible_duplicate: boolean
}

/** Mail to staff about a company that waits for its approval. */
export const newCompany = (
  { storefrontUrl }: Pick<AccountMailContext, "storefrontUrl">,
  customer: NewCompany,
): MailDocument => ({
  subject: `[${customer.account_number}] New company: ${customer.legal_name}`,
  preview: `${customer.legal_name} has opened an account and waits for your approval`,
  title: "A company has opened an account",
  reference: customer.account_number,
  blocks: [
    {
      kind: "paragraph",
      text: "The founder has confirmed the e-mail address. Until you approve it, the company may ask for quotes and prepay at public prices.",
    },
    {
      kind: "facts",
      facts: [
        { label: "Company", text: customer.legal_name },
        { label: "Company number", text: customer.company_number ?? "None" },
        { label: "VAT number", text: customer.vat_number ?? "None" },
        { label: "E-mail", text: customer.invoice_email },
        ...(customer.is_possible_duplicate
          ? [{ label: "Please check", text: "Another company has the same company number." }]
          : []),
      ],
    },
    { kind: "button", label: "Open the companies", url: `${storefrontUrl}${PAGES.staffCompanies}` },
  ],
  reason: "You get this mail because your address is set to receive what customers send through the site.",
})

import {
  type AdminMailPreview,
  type Company,
  fillReply,
  FORM_TYPES,
  FORMS,
  type FormType,
  mailTextDefinition,
  replyTemplates,
  type StoredMailTexts,
} from "../../../contract"
import { SAMPLE_VALUES } from "../../../contract/forms/samples"
import {
  accountApproved,
  accountExists,
  customerPasswordLink,
  founderLink,
  memberInvitation,
  memberRemoved,
  newCompany,
  rolesChanged,
} from "./account-mails"
import { acknowledgement } from "./acknowledgement"
import { type MailDocument } from "./document"
import { passwordReset } from "./password-reset"
import { reply } from "./reply"
import { renderMail } from "./render"
import { staffInvitation } from "./staff-invitation"
import { staffNotice } from "./staff-notice"
import { backInStock, stockAlertConfirmation } from "./stock-alert"
import { type MailedSubmission, writeMoment } from "./submission"

const RECEIVED = new Date("2026-01-31T10:15:00Z")

/** A product that was out of stock. */
const SAMPLE_PRODUCT = (storefrontUrl: string) => ({
  name: "DS2208 2D Handheld Scanner",
  url: `${storefrontUrl}/products/zebra/barcode-scanners/ds2208`,
})

/** A submission of every field, as it would be stored. */
const sampleOf = (type: FormType): MailedSubmission => ({
  reference: "SW-2026-000123",
  type,
  data: { ...FORMS[type].schema.parse(SAMPLE_VALUES[type]) },
  products: [
    {
      product_id: "prod_1",
      handle: "ds2208",
      name: "DS2208 2D Handheld Scanner",
      variant_id: "variant_1",
      sku: "DS2208-SR7U2100AZW",
      price: 129.5,
      price_text: null,
    },
    null,
  ],
  created_at: RECEIVED,
})

/** A mail without its content: id, recipient and moment. Its name is that of its texts, where staff can change them. */
type Listed = Pick<AdminMailPreview, "id" | "to" | "when"> & { name?: string; document: MailDocument }

const TO_SENDER = "The person who sent the form"
const AFTER_FORM = "As soon as the form has been sent"

function formMails(storefrontUrl: string, company: Company, texts: StoredMailTexts): Listed[] {
  return FORM_TYPES.flatMap((type) => {
    const sample = sampleOf(type)
    return [
      {
        id: `${type}-acknowledgement`,
        ...{ to: TO_SENDER, when: AFTER_FORM },
        document: acknowledgement(sample, company, storefrontUrl, texts),
      },
      {
        id: `${type}-staff_notice`,
        name: `${FORMS[type].title}: notice`,
        ...{ to: "The staff addresses of the installation", when: AFTER_FORM },
        document: staffNotice(sample, storefrontUrl),
      },
    ]
  })
}

function replies(storefrontUrl: string, company: Company, texts: StoredMailTexts): Listed[] {
  const general = sampleOf("general")
  const values = { name: "Ada Byron", reference: general.reference, staff_name: company.name }
  const bare = { id: "reply", text: "Dear Ada Byron,\n\nWhatever the member of staff has written." }
  const begun = replyTemplates(texts).map(({ id, text }) => ({
    id: `reply-${id}`,
    text: fillReply(text, values),
  }))
  return [bare, ...begun].map(({ id, text }) => ({
    id,
    ...{ to: TO_SENDER, when: "When somebody replies to the submission" },
    document: reply(general, text, storefrontUrl, texts),
  }))
}

function staffAccountMails(storefrontUrl: string, company: Company): Listed[] {
  const link = (page: string) => `${storefrontUrl}/admin/${page}?token=sample`
  return [
    {
      id: "staff-invitation",
      name: "Invitation to the staff area",
      ...{ to: "The invited person", when: "When an owner invites somebody, or sends it again" },
      document: staffInvitation(company, link("register"), writeMoment(RECEIVED)),
    },
    {
      id: "password-reset",
      name: "New password for the staff area",
      ...{ to: "The member of staff", when: "When a new password is asked for on the sign-in page" },
      document: passwordReset(company, link("reset-password")),
    },
  ]
}

const SAMPLE_CUSTOMER = {
  legal_name: "Northern Parcels Ltd",
  account_number: "SWA-000123",
  company_number: "01234567",
  vat_number: null,
  invoice_email: "accounts@northern-parcels.example",
  is_possible_duplicate: false,
}

function customerAccountMails(storefrontUrl: string, company: Company, texts: StoredMailTexts): Listed[] {
  const context = { company, storefrontUrl, texts }
  const { legal_name: customer, invoice_email } = SAMPLE_CUSTOMER
  const asked = "When an account is asked for on the page to open one"
  return [
    {
      id: "account-founder_link",
      ...{ to: "The address that was entered", when: asked },
      document: founderLink(context, "sample"),
    },
    {
      id: "account-account_exists",
      ...{ to: "The person who has the account", when: `${asked}, or a colleague invites the address` },
      document: accountExists(context),
    },
    {
      id: "account-member_invitation",
      ...{ to: "The invited person", when: "When an admin of a company invites somebody, or sends it again" },
      document: memberInvitation(context, customer, "sample"),
    },
    {
      id: "account-password_link",
      name: "Account: new password",
      ...{ to: "The person who has the account", when: "When a new password is asked for" },
      document: customerPasswordLink(context, invoice_email, "sample"),
    },
    {
      id: "account-roles_changed",
      ...{ to: "The person whose roles were changed", when: "When an admin of the company changes them" },
      document: rolesChanged(context, customer, ["approver", "accounts"]),
    },
    {
      id: "account-member_removed",
      ...{ to: "The person who was removed", when: "When an admin of the company removes somebody" },
      document: memberRemoved(context, customer),
    },
    {
      id: "account-account_approved",
      ...{ to: "The admins of the company", when: "When staff approve the company" },
      document: accountApproved(context, customer),
    },
    {
      id: "account-new_company",
      name: "Account: new company",
      ...{ to: "The staff addresses of the installation", when: "When a founder has opened an account" },
      document: newCompany(context, SAMPLE_CUSTOMER),
    },
  ]
}

function stockMails(storefrontUrl: string, company: Company, texts: StoredMailTexts): Listed[] {
  const product = SAMPLE_PRODUCT(storefrontUrl)
  const link = (kind: string) => `${storefrontUrl}/stock-alert?${kind}=sample`
  const links = { confirm: link("confirm"), remove: link("remove") }
  const to = "The person who asked to be told"
  return [
    {
      id: "stock-alert-confirmation",
      ...{ to, when: "As soon as somebody has asked on a product's page" },
      document: stockAlertConfirmation(company, product, links, texts),
    },
    {
      id: "stock-alert-back_in_stock",
      ...{ to, when: "When the product is in stock again" },
      document: backInStock(company, product, links.remove, texts),
    },
  ]
}

/**
 * Every mail that the shop sends, made of samples: nobody's data, and links that open nothing.
 *
 * @param company that sends them
 * @param storefrontUrl where their links lead
 * @param texts that staff have stored
 */
export function mailPreviews(
  company: Company,
  storefrontUrl: string,
  texts: StoredMailTexts = {},
): AdminMailPreview[] {
  const all = [
    ...formMails(storefrontUrl, company, texts),
    ...replies(storefrontUrl, company, texts),
    ...staffAccountMails(storefrontUrl, company),
    ...customerAccountMails(storefrontUrl, company, texts),
    ...stockMails(storefrontUrl, company, texts),
  ]
  return all.map(({ document, id, name = mailTextDefinition(id)?.name ?? id, ...listed }) => ({
    id,
    name,
    ...listed,
    ...renderMail(document, company),
  }))
}

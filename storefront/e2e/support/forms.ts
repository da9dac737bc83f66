import type { FormType } from "@scanwright/backend/contract"
import { expect, type Locator } from "@playwright/test"
import { findProduct, pathOf } from "./backend"
import { newestMails } from "./staff"

/** A field by its label, or by the labels of its group and its own with `>` between, and the value to enter. */
type FieldValue = readonly [field: string, value: string | true]
type Fault = readonly [field: string, message: RegExp]

/** A step of a form. */
interface Step {
  /** Label of the button that leads on. */
  readonly next: string
  /** Errors of required fields when all are empty. */
  readonly empty: readonly Fault[]
  /** Refused values with their errors; null for a value that later refusals depend on. */
  readonly refused: readonly (readonly [...FieldValue, RegExp | null])[]
  readonly right: readonly FieldValue[]
}

interface FormOfTable {
  readonly type: FormType
  readonly path: () => Promise<string>
  readonly steps: readonly Step[]
  /** A field with its value in the stored submission. */
  readonly stored: readonly [field: string, value: string]
}

const EMAIL = /Enter an e-mail address in the form name@company\.co\.uk/
const PHONE = /Enter a phone number in the form/
const CONSENT = "consent"

const ABOUT_YOU = {
  empty: [
    ["Name", /Enter your name/],
    ["Work e-mail", /Enter your work e-mail address/],
  ],
  refused: [
    ["Work e-mail", "grace@hopper", EMAIL],
    ["Phone", "12", PHONE],
  ],
} as const

const AGREED = [CONSENT, /Tick the box to say that you agree/] as const
const COMPANY = ["Company", /Enter your company/] as const

const generalForm = (email: string): FormOfTable => ({
  type: "general",
  path: () => Promise.resolve("/contact"),
  stored: ["Message", "Thirty handhelds for a stocktake."],
  steps: [
    {
      next: "Send message",
      empty: [...ABOUT_YOU.empty, ["Message", /Enter your message/], AGREED],
      refused: ABOUT_YOU.refused,
      right: [
        ["Name", "Grace Hopper"],
        ["Work e-mail", email],
        ["Phone", "01632 960 123"],
        ["What is it about?", "Rental"],
        ["Message", "Thirty handhelds for a stocktake."],
        [CONSENT, true],
      ],
    },
  ],
})

const oemForm = (email: string): FormOfTable => ({
  type: "oem",
  path: () => Promise.resolve("/oems"),
  stored: ["Message", "A parcel locker with a scanner in each door."],
  steps: [
    {
      next: "Send OEM enquiry",
      empty: [...ABOUT_YOU.empty, COMPANY, ["Message", /Enter your message/], AGREED],
      refused: [...ABOUT_YOU.refused, ["Website", "not an address", /Enter a website address in the form/]],
      right: [
        ["Name", "Grace Hopper"],
        ["Work e-mail", email],
        ["Company", "Hopper Lockers"],
        ["Phone", ""],
        ["Website", "https://www.hopper.example"],
        ["Message", "A parcel locker with a scanner in each door."],
        [CONSENT, true],
      ],
    },
  ],
})

const productInquiryForm = (email: string): FormOfTable => ({
  type: "product_inquiry",
  path: async () => pathOf(await findProduct(({ stock }) => stock > 2)),
  stored: ["Message", "Twelve of them, to Leeds."],
  steps: [
    {
      next: "Request a quote",
      empty: [...ABOUT_YOU.empty, COMPANY, AGREED],
      refused: ABOUT_YOU.refused,
      right: [
        ["Name", "Grace Hopper"],
        ["Work e-mail", email],
        ["Company", "Hopper Logistics"],
        ["Phone", "01632 960 123"],
        ["Message", "Twelve of them, to Leeds."],
        [CONSENT, true],
      ],
    },
  ],
})

const BUSINESS_STEP: Step = {
  next: "Continue",
  empty: [
    ["Legal name", /Enter the legal name of your company/],
    ["Type of company", /Choose your type of company/],
    ["Credit limit requested", /Enter the credit limit you ask for/],
  ],
  refused: [
    ["Type of company", "Private limited company (Ltd)", null],
    ["Company number", "12", /Enter all 8 characters of your company number/],
    ["VAT number", "GB123456789", /VAT/],
    ["Years trading", "a few", /Enter how many whole years/],
    ["Credit limit requested", "0", /from 1 to 10,000,000/],
  ],
  right: [
    ["Legal name", "Hopper Logistics Ltd"],
    ["Type of company", "Private limited company (Ltd)"],
    ["Company number", "01234567"],
    ["VAT number", ""],
    ["Years trading", "7"],
    ["Credit limit requested", "5000"],
  ],
}

const ADDRESS_STEP: Step = {
  next: "Continue",
  empty: [
    ["Registered address > Address line 1", /Enter /],
    ["Registered address > Town or city", /Enter /],
    ["Registered address > Postcode", /Enter /],
  ],
  refused: [["Registered address > Postcode", "HU1", /Enter a full UK postcode/]],
  right: [
    ["Registered address > Address line 1", "1 Harbour Road"],
    ["Registered address > Town or city", "Hull"],
    ["Registered address > Postcode", "HU1 1AA"],
  ],
}

const contactsStep = (email: string): Step => ({
  next: "Continue",
  empty: [
    ["Applicant > Name", /Enter the applicant's name/],
    ["Applicant > E-mail", /Enter the applicant's e-mail address/],
    ["Applicant > Phone", /Enter the applicant's phone number/],
    ["Accounts contact > Name", /Enter the name of your accounts contact/],
    ["Accounts contact > E-mail", /Enter the e-mail address of your accounts contact/],
  ],
  refused: [
    ["Applicant > E-mail", "grace@hopper", EMAIL],
    ["Applicant > Phone", "12", PHONE],
  ],
  right: [
    ["Applicant > Name", "Grace Hopper"],
    ["Applicant > E-mail", email],
    ["Applicant > Phone", "01632 960 123"],
    ["Accounts contact > Name", "Mary Jackson"],
    ["Accounts contact > E-mail", "accounts@hopper.example"],
  ],
})

const REFERENCES_STEP: Step = {
  next: "Continue",
  empty: [
    ["Trade reference 1 > Company", /Enter the company of the trade reference/],
    ["Trade reference 1 > Contact", /Enter the name of a contact/],
    ["Trade reference 2 > E-mail", /Enter the e-mail address of the trade reference/],
  ],
  refused: [["Trade reference 2 > E-mail", "alan@", EMAIL]],
  right: [1, 2].flatMap((number): FieldValue[] => [
    [`Trade reference ${number} > Company`, `Supplier ${number}`],
    [`Trade reference ${number} > Contact`, "Alan Turing"],
    [`Trade reference ${number} > E-mail`, `alan@supplier${number}.example`],
  ]),
}

const DECLARATION_STEP: Step = {
  next: "Send application",
  empty: [["declare", /Tick the box to declare/], AGREED],
  refused: [],
  right: [
    ["declare", true],
    [CONSENT, true],
  ],
}

const creditApplicationForm = (email: string): FormOfTable => ({
  type: "credit_application",
  path: () => Promise.resolve("/credit-application"),
  stored: ["Legal name", "Hopper Logistics Ltd"],
  steps: [BUSINESS_STEP, ADDRESS_STEP, contactsStep(email), REFERENCES_STEP, DECLARATION_STEP],
})

/** @param email of the sender, by which the submission is found again */
export const formsFilledBy = (email: string): readonly FormOfTable[] => [
  generalForm(email),
  oemForm(email),
  productInquiryForm(email),
  creditApplicationForm(email),
]

const TICKS: Readonly<Record<string, RegExp>> = { [CONSENT]: /^I agree/, declare: /^I declare/ }

/** A form's field, as the table names it. */
export function fieldOf(form: Locator, field: string): Locator {
  const tick = TICKS[field]
  if (tick) return form.getByLabel(tick)
  const [group, label] = field.includes(" > ") ? field.split(" > ") : [null, field]
  const part = group === null ? form : form.getByRole("group", { name: group })
  // A star or a hint may follow the label.
  return part.getByLabel(new RegExp(`^${(label ?? "").replaceAll("?", "\\?")}(?!\\w)`)).first()
}

/** Types, chooses or ticks. */
export async function fillField(form: Locator, [field, value]: FieldValue): Promise<void> {
  const control = fieldOf(form, field)
  if (value === true) await control.check()
  else if ((await control.evaluate(({ tagName }) => tagName)) === "SELECT")
    await control.selectOption({ label: value })
  else await control.fill(value)
}

/** Waits until as many of the newest mails name a reference as are expected. */
export async function expectMails(reference: string, due: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (await newestMails(80)).filter(({ subject, text }) =>
          `${subject ?? ""} ${text ?? ""}`.includes(reference),
        ).length,
      { message: `mails about ${reference}` },
    )
    .toBe(due)
}

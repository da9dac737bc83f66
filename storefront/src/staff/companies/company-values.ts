import { type AdminCompany, type AdminCompanyRequest } from "@scanwright/backend/contract"
import { isSameValue } from "@/staff/records/is-same-value"
import { createRecordHooks } from "@/staff/records/record-hooks"

/** The form's values of a company; an empty text is no value. */
export interface CompanyValues {
  legal_name: string
  trading_name: string
  company_type: AdminCompany["company_type"]
  company_number: string
  vat_number: string
  eori: string
  /** The registered address, line by line. */
  line1: string
  line2: string
  city: string
  postcode: string
  /** Code of a country, or what people write for the United Kingdom. */
  country: string
  invoice_email: string
  phone: string
  po_required: boolean
  /** Id of a member of staff; empty for nobody. */
  assigned_user_id: string
  note: string
}

type CompanyField = keyof CompanyValues

/** The fields of the form in their order, with the name of each. */
export const COMPANY_LABELS: Readonly<Record<CompanyField, string>> = {
  legal_name: "Legal name",
  trading_name: "Trading name",
  company_type: "Type of company",
  company_number: "Company number",
  vat_number: "VAT number",
  eori: "EORI number",
  line1: "Registered address",
  line2: "Registered address, second line",
  city: "Town or city",
  postcode: "Postcode",
  country: "Country",
  invoice_email: "E-mail for invoices",
  phone: "Telephone",
  po_required: "Purchase order number",
  assigned_user_id: "Assigned to",
  note: "Note",
}

/** Names of the fields, in their order. */
export const COMPANY_FIELDS = Object.keys(COMPANY_LABELS) as readonly CompanyField[]

/** Id of a field's control. */
export const companyFieldId = (name: CompanyField): string => `company-${name}`

/** Fields that may be without a value, which the API calls null. */
const NULLABLE: readonly CompanyField[] = [
  "trading_name",
  "company_number",
  "vat_number",
  "eori",
  "phone",
  "assigned_user_id",
]

/** Fields of the registered address, which is sent whole. */
const ADDRESS_FIELDS = ["line1", "line2", "city", "postcode", "country"] as const

const isOfAddress = (name: CompanyField): name is (typeof ADDRESS_FIELDS)[number] =>
  ADDRESS_FIELDS.some((one) => one === name)

/** The form's values of a stored company. */
export const toCompanyValues = (company: AdminCompany): CompanyValues => ({
  legal_name: company.legal_name,
  trading_name: company.trading_name ?? "",
  company_type: company.company_type,
  company_number: company.company_number ?? "",
  vat_number: company.vat_number ?? "",
  eori: company.eori ?? "",
  line1: company.registered_address.line1,
  line2: company.registered_address.line2 ?? "",
  city: company.registered_address.city,
  postcode: company.registered_address.postcode,
  country: company.registered_address.country.toUpperCase(),
  invoice_email: company.invoice_email,
  phone: company.phone ?? "",
  po_required: company.po_required,
  assigned_user_id: company.assigned_user_id ?? "",
  note: company.note,
})

/** The body that stores the values which differ from the stored company's: others stay as they are. */
export function toCompanyBody(values: CompanyValues, stored: AdminCompany): AdminCompanyRequest {
  const base = toCompanyValues(stored)
  const changed = COMPANY_FIELDS.filter((name) => !isSameValue(values[name], base[name]))
  const plain = changed
    .filter((name) => !isOfAddress(name))
    .map((name) => {
      const value = values[name]
      const text = typeof value === "string" ? value.trim() : value
      return [name, text === "" && NULLABLE.includes(name) ? null : text]
    })
  const address = ADDRESS_FIELDS.map((name) => [name, values[name].trim()])
  return {
    ...(Object.fromEntries(plain) as AdminCompanyRequest),
    ...(changed.some(isOfAddress) && {
      registered_address: Object.fromEntries(address) as AdminCompanyRequest["registered_address"],
    }),
  }
}

/**
 * Problems by field, from those of a refused request: "body.legal_name" is the legal name's, and
 * "body.registered_address.city" the city's.
 */
export function toCompanyProblems(
  fields: Readonly<Record<string, string>> = {},
): Partial<Record<CompanyField, string>> {
  const problems: Partial<Record<CompanyField, string>> = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = COMPANY_FIELDS.find((one) => one === path.replace(/^(body\.)?(registered_address\.)?/, ""))
    if (name) problems[name] ??= message
  }
  return problems
}

/** The store of a company's form, for the parts of the form. */
export const {
  RecordProvider: CompanyProvider,
  useRecordState: useCompanyState,
  useField,
} = createRecordHooks<AdminCompany, CompanyValues>()

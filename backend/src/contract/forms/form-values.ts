import { countryName } from "./address"
import { type FormField, type FormFieldKind } from "./form-definition"
import { FORMS, type FormType } from "./forms"

/** One value of a form as people read it. */
export interface FormValue {
  name: string
  label: string
  kind: FormFieldKind
  /** May hold line breaks (`\n`) where `kind` is `paragraphs`. */
  value: string
}

/** Answers that belong together: the form's own, one group's, or one entry's of a list. */
export interface FormValueSection {
  /** Key of the group or list in `data`; null for the form's own values. */
  name: string | null
  /** For example "Registered address" or "Trade reference 2"; null for the form's own values. */
  heading: string | null
  values: FormValue[]
}

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const numbers = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 })

const plain = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? numbers.format(value) : ""

/** Kinds whose value is not simply written down. */
const WRITERS: Partial<Record<FormFieldKind, (value: unknown, field: FormField) => string>> = {
  choice: (value, field) => field.choices?.[plain(value)] ?? plain(value),
  choices: (value) => (Array.isArray(value) ? value.map(plain).join(", ") : plain(value)),
  country: (value) => countryName(plain(value)) ?? plain(value),
  pounds: (value) => (typeof value === "number" ? pounds.format(value) : plain(value)),
  tick: (value) => (value === true ? "Yes" : "No"),
}

const asGroup = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}

function valuesOf(fields: readonly FormField[], data: Record<string, unknown>): FormValue[] {
  return fields
    .filter(({ name, fields: inner }) => !inner && data[name] !== undefined && data[name] !== null)
    .map((field) => ({
      name: field.name,
      label: field.label,
      kind: field.kind,
      value: (WRITERS[field.kind] ?? plain)(data[field.name], field),
    }))
}

function sectionsOf(field: FormField, value: unknown): FormValueSection[] {
  const { name, label, entry, fields = [] } = field
  if (field.kind === "list") {
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.map((item, at) => ({
      name,
      heading: `${entry ?? label} ${at + 1}`,
      values: valuesOf(fields, asGroup(item)),
    }))
  }
  return [{ name, heading: label, values: valuesOf(fields, asGroup(value)) }]
}

/**
 * Writes a submission's values as people read them, in the order of the form; empty ones are left out.
 *
 * @param type which form
 * @param data its values as stored
 * @returns the form's own values first, then each group and each entry of a list
 */
export function formValues(type: FormType, data: unknown): FormValueSection[] {
  const { fields } = FORMS[type] as { fields: readonly FormField[] }
  const given = asGroup(data)
  const own = { name: null, heading: null, values: valuesOf(fields, given) }
  const groups = fields
    .filter(({ fields: inner, name }) => inner && given[name] !== undefined && given[name] !== null)
    .flatMap((field) => sectionsOf(field, given[field.name]))
  return [own, ...groups].filter(({ values }) => values.length > 0)
}

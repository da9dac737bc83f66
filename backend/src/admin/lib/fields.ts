import { fromLocalInput, toLocalInput } from "./dates"

/** One row of a field that holds several small texts per entry. */
export type RowValue = Record<string, string>

/** Value of a form field while it is edited. */
export type FieldValue = string | boolean | RowValue[]

/** Values of a whole form by field name. */
export type FormValues = Record<string, FieldValue>

/** One choice of a field with choices. */
export interface Choice {
  value: string
  label: string
}

/** Converts between a value of the API and the value of a form field. */
interface Codec {
  read: (stored: unknown) => FieldValue
  write: (value: FieldValue) => unknown
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** Text; nothing typed clears the field. */
const text: Codec = { read: asText, write: (value) => asText(value).trim() || null }

/** Text that is sent even when it is empty. */
const requiredText: Codec = { read: asText, write: (value) => asText(value).trim() }

/** One text a line. */
const lines: Codec = {
  read: (stored) => (Array.isArray(stored) ? stored.map(asText).join("\n") : ""),
  write: (value) =>
    asText(value)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
}

/** A number. Text that is no number is sent as typed, so that the API can report it. */
const number: Codec = {
  read: asText,
  write: (value) => {
    const typed = asText(value).trim()
    if (!typed) return null
    return Number.isNaN(Number(typed)) ? typed : Number(typed)
  },
}

/** A date and time in the browser's time zone. */
const time: Codec = {
  read: (stored) => (typeof stored === "string" && stored ? toLocalInput(stored) : ""),
  write: (value) => (typeof value === "string" && value ? fromLocalInput(value) : null),
}

/** A required date and time: an empty field is not sent. */
const moment: Codec = { ...time, write: (value) => time.write(value) ?? undefined }

/** Yes, no, or not set. */
const yesNo: Codec = {
  read: (stored) => (typeof stored === "boolean" ? (stored ? "yes" : "no") : ""),
  write: (value) => (value === "" ? null : value === "yes"),
}

/** Choices of a `yes-no` field. */
export const YES_NO: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]

const rows: Codec = {
  read: (stored) =>
    Array.isArray(stored)
      ? stored.map((row: Record<string, unknown>) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asText(value)])),
        )
      : [],
  write: (value) => value,
}

/** Meta tags as rows whose `attribute` is `name` or `property`. */
const metaTags: Codec = {
  read: (stored) =>
    Array.isArray(stored)
      ? stored.map((tag: Record<string, unknown>) => ({
          attribute: tag.property ? "property" : "name",
          key: asText(tag.property ?? tag.name),
          content: asText(tag.content),
        }))
      : [],
  write: (value) =>
    Array.isArray(value)
      ? value.map(({ attribute = "name", key = "", content = "" }) => ({
          [attribute]: key.trim(),
          content: content.trim(),
        }))
      : [],
}

/** JSON that is an object in the API and text in the form. Text that is no JSON is sent as typed. */
const json: Codec = {
  read: (stored) => (typeof stored === "string" ? stored : stored ? JSON.stringify(stored, null, 2) : ""),
  write: (value) => asText(value).trim() || null,
}

const CODECS = {
  text,
  "required-text": requiredText,
  paragraph: text,
  html: requiredText,
  "optional-html": text,
  lines,
  number,
  choice: text,
  "yes-no": yesNo,
  toggle: { read: (stored: unknown) => stored === true, write: (value: FieldValue) => value === true },
  image: text,
  document: text,
  time,
  moment,
  json,
  "meta-tags": metaTags,
  "image-texts": rows,
} as const satisfies Record<string, Codec>

/** The kinds of fields there are. */
export type FieldKind = keyof typeof CODECS

/** One field of a form. */
export interface Field {
  /** Name of the field in the form: letters, digits and underscores. */
  name: string
  /** Path in the API's record where that is not a property of this name: `["specifications", "dpi"]`. */
  path?: readonly string[]
  label: string
  kind: FieldKind
  /** One sentence that helps to fill the field in. */
  hint?: string
  /** Longest value, in characters. */
  limit?: number
  required?: boolean
  choices?: readonly Choice[]
  placeholder?: string
  /** Value of the field in a new record. */
  initial?: FieldValue
  /** Half as wide as the form, so that two fit beside each other. */
  half?: boolean
}

/** Fields that belong together, under a heading. */
export interface FieldGroup {
  title: string
  description?: string
  fields: readonly Field[]
}

/** A record of the API that fields are filled from. */
type Stored = Record<string, unknown>

/** Path of a field in the API's record. */
export const pathOf = ({ name, path }: Field): readonly string[] => path ?? [name]

const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null

const readPath = (stored: Stored | undefined, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isStored(inner) ? inner[key] : undefined), stored)

/**
 * Initial values of a form.
 *
 * @param stored the record; none for a new one, which starts with the fields' initial values
 */
export function toForm(fields: readonly Field[], stored?: Stored): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const blank = field.initial ?? CODECS[field.kind].read(undefined)
      return [field.name, stored ? CODECS[field.kind].read(readPath(stored, pathOf(field))) : blank]
    }),
  )
}

/** Whether a value is sent inside a group that the API replaces as a whole. */
const isGiven = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)

/**
 * The body of a request.
 *
 * @param values of the form
 * @param isWanted which fields are sent; a group such as `specifications` is sent whole when one of its fields is
 * @returns the body; fields of a group that have no value are left out, because the API replaces the group as a whole
 */
export function toBody(
  fields: readonly Field[],
  values: FormValues,
  isWanted: (field: Field) => boolean = () => true,
): Stored {
  const wanted = new Set(fields.filter(isWanted).map((field) => pathOf(field)[0]))
  const body: Stored = {}
  for (const field of fields) {
    const [top = field.name, inner] = pathOf(field)
    if (!wanted.has(top)) continue
    const value = CODECS[field.kind].write(values[field.name] ?? "")
    if (inner === undefined) body[top] = value
    else body[top] = { ...(body[top] as Stored | undefined), ...(isGiven(value) ? { [inner]: value } : {}) }
  }
  return body
}

/** The body of a request that creates a record: empty fields are left out, so that the API's defaults apply. */
export function toNewBody(fields: readonly Field[], values: FormValues): Stored {
  const blank = toForm(fields)
  return toBody(
    fields,
    values,
    (field) =>
      field.required === true ||
      field.initial !== undefined ||
      JSON.stringify(values[field.name]) !== JSON.stringify(blank[field.name]),
  )
}

/** The body of a request that changes a record: only fields that differ from the stored ones. */
export function toChanges(fields: readonly Field[], values: FormValues, stored: Stored): Stored {
  const before = toForm(fields, stored)
  return toBody(
    fields,
    values,
    (field) => JSON.stringify(values[field.name]) !== JSON.stringify(before[field.name]),
  )
}

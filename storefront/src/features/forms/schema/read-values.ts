import type { FormDefinition, FormField } from "@scanwright/backend/contract"
import { readFigure } from "@scanwright/backend/contract/read-figure"

type FormValues = Record<string, unknown>

/** Text of a field; file fields do not occur in these forms. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Reads a number of pieces or years; other text is left to the schema, which reports the error. */
export function toNumber(text: string): number | string {
  const read = readFigure(text, 0)
  return "value" in read ? read.value : text
}

function readGroup(fields: readonly FormField[], prefix: string, form: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, prefix + field.name, form)]))
}

/** Fields of a list have an index in their names, `lines.0.sku`; indices of removed entries are missing. */
function readList(fields: readonly FormField[], name: string, form: FormData): FormValues[] {
  const numbers = [...form.keys()]
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => Number(key.slice(name.length + 1).split(".")[0]))
  return [...new Set(numbers)]
    .filter(Number.isSafeInteger)
    .sort((a, b) => a - b)
    .map((number) => readGroup(fields, `${name}.${number}.`, form))
}

type Reader = (field: FormField, name: string, form: FormData) => unknown

const readText: Reader = (_, name, form) => textOf(form, name)

/** Readers for kinds of fields that are not plain text. */
const READERS: Partial<Record<FormField["kind"], Reader>> = {
  tick: (_, name, form) => (form.has(name) ? true : undefined),
  choices: (_, name, form) => form.getAll(name),
  list: ({ fields = [] }, name, form) => readList(fields, name, form),
  group: ({ fields = [] }, name, form) => readGroup(fields, `${name}.`, form),
  figure: (_, name, form) => toNumber(textOf(form, name)),
}

const readField: Reader = (field, name, form) => (READERS[field.kind] ?? readText)(field, name, form)

/**
 * Reads the values of a form in the shape of its schema. Field names are paths: `name`, `registered_address.postcode`,
 * `lines.0.quantity`.
 *
 * @param definition of the form
 * @param form the posted fields
 * @returns `data` of a submission, not checked yet
 */
export const readValues = ({ fields }: Pick<FormDefinition, "fields">, form: FormData): FormValues =>
  readGroup(fields, "", form)

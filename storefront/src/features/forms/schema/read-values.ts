import type { FormDefinition, FormField } from "@scanwright/backend/contract"

type Answers = Record<string, unknown>

/** A field of a form without scripts is text or a file; no form here asks for files. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Digits become the number they are; anything else stays, for the schema to say what is wrong with it. */
const toFigure = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

const isBlank = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null
    ? Object.values(answer).every(isBlank)
    : answer === undefined || answer === ""

function readGroup(fields: readonly FormField[], prefix: string, form: FormData): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, prefix + field.name, form)]))
}

/** Entries of a list are numbered in their names, `lines.0.sku`, with gaps where one was taken out. */
function readList(fields: readonly FormField[], name: string, form: FormData): Answers[] {
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

/** How each kind of answer is read that is not simply text. */
const READERS: Partial<Record<FormField["kind"], Reader>> = {
  tick: (_, name, form) => (form.has(name) ? true : undefined),
  choices: (_, name, form) => form.getAll(name),
  list: ({ fields = [] }, name, form) => readList(fields, name, form),
  group: ({ fields = [], required }, name, form) => {
    const answers = readGroup(fields, `${name}.`, form)
    return !required && isBlank(answers) ? undefined : answers
  },
  figure: (_, name, form) => toFigure(textOf(form, name)),
}

const readField: Reader = (field, name, form) => (READERS[field.kind] ?? readText)(field, name, form)

/**
 * Reads the answers of a form as its schema wants them. Fields are named after their place: `name`,
 * `registered_address.postcode`, `lines.0.quantity`.
 *
 * @param definition of the form
 * @param form what the page sends
 * @returns `data` of a submission, not checked yet
 */
export const readAnswers = ({ fields }: Pick<FormDefinition, "fields">, form: FormData): Answers =>
  readGroup(fields, "", form)

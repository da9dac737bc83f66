import { type Field, pathOf } from "./fields"

/** Errors of a form by field name, and those that belong to no field. */
export interface FormErrors {
  fields: Record<string, string>
  others: string[]
}

/** Wrapping properties whose name means nothing to staff. */
const WRAPPERS = new Set(["additional_data"])

/** Patterns that find a field's name in messages of the backend. */
const NAMES_FIELD = [/(?:for field|^Field) '([^']+)'/, /\bwith (\w+):/, /^(\w+)\b/]

/** Messages of Medusa and zod about a missing or too long value, with the form's own message for each. */
const PLAIN: readonly [RegExp, (label: string, match: RegExpMatchArray) => string][] = [
  [/^Field '.*' is required$/, (label) => `${label} is required`],
  [/^Value for field .* too small, expected at least: '1'$/, (label) => `${label} is required`],
  [
    /^Value for field .* too small, expected at least: '(.+)'$/,
    (label, [, least]) => `${label}: at least ${least}`,
  ],
  [
    /^Value for field .* too big, expected at most: '(.+)'$/,
    (label, [, most]) => `${label}: at most ${most}`,
  ],
  [/^Expected type: 'number' .*$/, (label) => `${label} must be a number`],
  [/^Expected type: 'int' .*$/, (label) => `${label} must be a whole number`],
  [/^Too small: expected string to have >=1 characters$/, (label) => `${label} is required`],
  [
    /^Too big: expected (?:string|array) to have <=(\d+) (characters|items)$/,
    (label, [, most, of]) => `${label}: at most ${most} ${of === "items" ? "entries" : of}`,
  ],
  [/^Too big: expected number to be <=(.+)$/, (label, [, most]) => `${label}: at most ${most}`],
  [/^Too small: expected number to be >=(.+)$/, (label, [, least]) => `${label}: at least ${least}`],
  [/^Invalid input: expected int,? .*$/, (label) => `${label} must be a whole number`],
  [/^Invalid input: expected number,? .*$/, (label) => `${label} must be a number`],
]

const withoutWrappers = (path: string[]) => path.filter((part) => !WRAPPERS.has(part))

/** The parts of a message's field: `images, 0, url` is `["images", "0", "url"]`. */
function namedPath(message: string): string[] {
  const named = NAMES_FIELD.map((pattern) => pattern.exec(message)?.[1]).find(Boolean)
  return withoutWrappers((named ?? "").split(", "))
}

/** The field a path leads to: the one whose own path it begins with, or ends with (messages may name the last part). */
function findField(fields: readonly Field[], path: readonly string[]): Field | undefined {
  const startsWith = (field: Field) => pathOf(field).every((part, index) => part === path[index])
  const last = path.at(-1)
  return fields.find(startsWith) ?? fields.find((field) => path.length === 1 && pathOf(field).at(-1) === last)
}

function plainMessage(message: string, field: Field): string {
  for (const [pattern, say] of PLAIN) {
    const match = pattern.exec(message)
    if (match) return say(field.label, match)
  }
  const name = pathOf(field).at(-1) ?? field.name
  return message.startsWith(`${name} `) ? field.label + message.slice(name.length) : message
}

/** Names the list entry that a path leads into, for example "entry 2". */
function entryOf(path: readonly string[]): string {
  const entry = path.find((part) => /^\d+$/.test(part))
  return entry === undefined ? "" : `Entry ${Number(entry) + 1}: `
}

/**
 * Sorts the message of a refused request by the fields it names.
 *
 * @param message of a refused request: `Invalid request: ` and up to three findings
 * @param fields of the form
 */
export function readErrors(message: string, fields: readonly Field[]): FormErrors {
  const errors: FormErrors = { fields: {}, others: [] }
  for (const finding of message.replace(/^Invalid request: /, "").split("; ")) {
    const path = namedPath(finding)
    const field = findField(fields, path)
    if (field) errors.fields[field.name] ??= entryOf(path) + plainMessage(finding, field)
    else errors.others.push(finding)
  }
  return errors
}

/** One fault that a schema of the contract has found. */
export interface Finding {
  path: readonly PropertyKey[]
  message: string
}

/** As {@link readErrors}, from the faults that a schema of the contract has found. */
export function readFindings(findings: readonly Finding[], fields: readonly Field[]): FormErrors {
  const errors: FormErrors = { fields: {}, others: [] }
  for (const { path, message } of findings) {
    const parts = withoutWrappers(path.map(String))
    const field = findField(fields, parts)
    if (field) errors.fields[field.name] ??= entryOf(parts) + plainMessage(message, field)
    else errors.others.push(message)
  }
  return errors
}

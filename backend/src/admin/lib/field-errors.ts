import "../../contract/validation-messages"
import { type Field, pathOf } from "./fields"

/** Errors of a form by field name, and those that belong to no field. */
export interface FormErrors {
  fields: Record<string, string>
  others: string[]
}

/** Wrapping properties whose name means nothing to staff. */
const WRAPPERS = new Set(["additional_data"])

/** What a route of the shop says of one field: its path, and a sentence. */
const OF_SHOP = /^(\w+(?:\.\w+)*): (.+)$/s

/** Patterns that find a field's name in messages of Medusa's own routes. */
const NAMES_FIELD = [/(?:for field|^Field) '([^']+)'/, /\bwith (\w+):/, /^(\w+)\b/]

/** Messages of Medusa's own routes about a missing or too large value, with the form's own message for each. */
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
 * @param message of a refused request: findings with semicolons between them
 * @param fields of the form
 */
export function readErrors(message: string, fields: readonly Field[]): FormErrors {
  const errors: FormErrors = { fields: {}, others: [] }
  // A message about a length has a semicolon of its own.
  for (const finding of message.replace(/^Invalid request: /, "").split(/; (?!(?:this|it) has )/)) {
    const [, named, sentence = finding] = OF_SHOP.exec(finding) ?? []
    const path = named === undefined ? namedPath(finding) : withoutWrappers(named.split("."))
    const field = findField(fields, path)
    if (field) errors.fields[field.name] ??= entryOf(path) + plainMessage(sentence, field)
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

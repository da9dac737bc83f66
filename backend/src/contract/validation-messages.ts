import { z } from "zod"

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>

/** Most values or names that a message lists, and most characters of each: a request may hold any number of any length. */
const LISTED_MOST = 20
const LISTED_LENGTH = 40

const listed = (items: readonly unknown[]): string => {
  const shown = items.slice(0, LISTED_MOST).map((item) => String(item).slice(0, LISTED_LENGTH))
  return shown.join(", ") + (items.length > LISTED_MOST ? " …" : "")
}

/** How the size of a text or a list is counted: for one, and for any other number. */
const UNITS: Readonly<Record<string, readonly [one: string, others: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
}

/** A number as people read it: "200,000", "0.001". */
const figure = (value: number | bigint): string =>
  value.toLocaleString("en-GB", { maximumFractionDigits: 20 })

const MISSING = "This is missing"
const UNREADABLE = "This is not in a form that can be read here"

/** What to enter, by the type that a schema expects. */
const ENTER: Readonly<Record<string, string>> = {
  string: "Enter a text",
  number: "Enter a number",
  int: "Enter a whole number",
  boolean: "Enter true or false",
  date: "Enter a date",
  array: "Enter a list",
  object: "Enter a group of fields",
  record: "Enter a group of fields",
}

/** What to enter, by the format that a schema expects. */
const FORMATS: Readonly<Record<string, string>> = {
  email: "Enter an e-mail address, like name@example.com",
  url: "Enter a web address, like https://www.example.com",
  datetime: "Enter a date and a time, like 2026-11-29T09:30:00Z",
  date: "Enter a date, like 2026-11-29",
  time: "Enter a time, like 09:30",
}

/** A limit of a text's or a list's size with the size that was found; of a number the limit alone. */
function beyond(
  limit: string,
  bound: number | bigint,
  { origin, input }: { origin: string; input?: unknown },
) {
  const units = UNITS[origin]
  if (!units) return `${limit} ${figure(bound)}`
  const size = typeof input === "string" || Array.isArray(input) ? `; this has ${figure(input.length)}` : ""
  return `${limit} ${figure(bound)} ${Number(bound) === 1 ? units[0] : units[1]}${size}`
}

const tooSmall = (issue: IssueOf<"too_small">): string =>
  issue.origin === "string" && issue.input === ""
    ? "Enter a text"
    : beyond(issue.inclusive === false ? "More than" : "At least", issue.minimum, issue)

/**
 * Says in a sentence for people what to change, where a schema has no message of its own. It stands beside a field, so it
 * does not name it. Zod's own messages are for programmers.
 *
 * @param issue as Zod found it
 */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case "too_big":
      return beyond(issue.inclusive === false ? "Less than" : "At most", issue.maximum, issue)
    case "too_small":
      return tooSmall(issue)
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? MISSING
        : (ENTER[issue.expected] ?? UNREADABLE)
    case "invalid_format":
      return FORMATS[issue.format] ?? UNREADABLE
    case "invalid_value":
      return issue.values.length === 1
        ? `Enter ${listed(issue.values)}`
        : `Choose one of these: ${listed(issue.values)}`
    case "not_multiple_of":
      return `Enter a multiple of ${figure(issue.divisor)}`
    case "unrecognized_keys":
      return `There is no such field: ${listed(issue.keys)}`
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
      return UNREADABLE
  }
}

// Zod's own way to set the language of its messages, for every schema of a program. Whoever shows them imports this module.
z.config({ localeError: validationMessage })

import { MedusaError } from "@medusajs/framework/utils"

/** A value that can be bound to a statement. */
export type SqlValue =
  string | number | boolean | Date | null | readonly (string | number | boolean | Date | null)[]

/** A piece of SQL with its bound values, one for each `?` in the text. */
export interface Sql {
  readonly text: string
  readonly values: readonly SqlValue[]
}

const isSql = (part: Sql | SqlValue): part is Sql =>
  typeof part === "object" && part !== null && "text" in part && "values" in part

const NUL = "\0"

/** PostgreSQL's text cannot hold the character NUL. */
function bindable(value: SqlValue): SqlValue {
  const texts = Array.isArray(value) ? value : [value]
  if (texts.some((text) => typeof text === "string" && text.includes(NUL))) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "A search text may not contain the character NUL")
  }
  return value
}

/**
 * Template tag for SQL. A nested piece becomes part of the text, everything else is bound, so values never become SQL.
 *
 * @throws MedusaError (invalid data) for a text with the character NUL
 */
export function sql(strings: TemplateStringsArray, ...parts: (Sql | SqlValue)[]): Sql {
  let text = strings[0] ?? ""
  const values: SqlValue[] = []
  parts.forEach((part, at) => {
    if (isSql(part)) {
      text += part.text
      values.push(...part.values)
    } else {
      text += "?"
      values.push(bindable(part))
    }
    text += strings[at + 1] ?? ""
  })
  return { text, values }
}

/**
 * Makes SQL of the name of a table or column.
 *
 * @param name as in the database
 * @throws MedusaError (invalid data) unless the name has only letters, digits and underscores
 */
export function identifier(name: string): Sql {
  if (!/^\w{1,63}$/.test(name)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `"${name}" cannot name a column: use up to 63 letters, digits and underscores`,
    )
  }
  return { text: `"${name}"`, values: [] }
}

/**
 * Joins pieces of SQL.
 *
 * @param pieces in their order
 * @param separator between them
 */
export function join(pieces: readonly Sql[], separator: Sql): Sql {
  return {
    text: pieces.map(({ text }) => text).join(separator.text),
    values: pieces.flatMap(({ values }, at) => (at === 0 ? values : [...separator.values, ...values])),
  }
}

const AND = sql` and `
const OR = sql` or `

/** @returns the conditions joined by "and"; true when there are none */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${join(conditions, AND)})`

/** @returns the conditions joined by "or"; false when there are none */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${join(conditions, OR)})`

import { createHash } from "node:crypto"
import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { fieldsAt, type Layout, type LayoutField, columnFields } from "./layout"
import { type SqlValue } from "./sql"
import { codeForms, codeKey, codeTerms, textKey, wordsOf } from "./text"

/** One value of a facet field, as it is stored and compared. */
export type Scalar = string | number | boolean

/** Values of a document's facet fields; absent ones are left out, lists are sorted. */
export type FacetValues = Readonly<Record<string, Scalar | readonly Scalar[]>>

/** A set of values with its digest, which is its key in the dictionary. */
export interface Digested {
  digest: string
  values: FacetValues
}

/** A document with everything that is stored beside it. */
export interface Projection {
  id: string
  shape: Digested
  scope: Digested
  /** The searched words with spaces between. */
  words: string
  /** The first code. */
  code: string
  /** All codes: as keys, as they are spelt, and as they look. */
  codes: string
  columns: Record<string, SqlValue>
  document: string
}

/** Converts a value to the type of its field. @throws MedusaError (invalid data) when that is not possible */
export function scalarOf({ path, type }: LayoutField, value: unknown): Scalar {
  const wrong = () =>
    new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `${JSON.stringify(value)} is no ${type} for the field "${path}"`,
    )
  if (type === "boolean") {
    if (value === true || value === "true") return true
    if (value === false || value === "false") return false
    throw wrong()
  }
  if (type === "integer" || type === "float") {
    const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value)
    if (!Number.isFinite(number)) throw wrong()
    return number
  }
  if (type === "date") {
    const date = new Date(value as string | number | Date)
    if (Number.isNaN(date.getTime())) throw wrong()
    return date.toISOString()
  }
  if (typeof value === "string") return value
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  throw wrong()
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

function shapeValue(field: LayoutField, value: unknown): Scalar | readonly Scalar[] {
  if (!field.array) return scalarOf(field, value)
  const values = (Array.isArray(value) ? value : [value]).map((each) => scalarOf(field, each))
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))
}

function digested(fields: readonly LayoutField[], document: SearchTypes.SearchDocument): Digested {
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = document[field.path]
      return isAbsent(value) ? [] : [[field.path, shapeValue(field, value)]]
    }),
  )
  const names = fields.map(({ path }) => path)
  return {
    values,
    digest: createHash("sha256")
      .update(JSON.stringify([names, values]))
      .digest("base64url"),
  }
}

/** An array as PostgreSQL's literal: many rows are written at once, and nested arrays must be of one length. */
const listLiteral = (values: readonly Scalar[]) =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, "\\$&")}"`).join(",")}}`

function columnValue(field: LayoutField, value: unknown): SqlValue {
  if (isAbsent(value)) {
    if (!field.required) return null
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The required field "${field.path}" is missing`)
  }
  if (field.array)
    return listLiteral((Array.isArray(value) ? value : [value]).map((each) => scalarOf(field, each)))
  const scalar = scalarOf(field, value)
  return field.type === "text" ? textKey(String(scalar)) : scalar
}

const textsOf = (value: unknown): string[] =>
  isAbsent(value) ? [] : (Array.isArray(value) ? value : [value]).map(String)

/** Begins a word that is looked for, but is no correction of another. */
const NO_CORRECTION = "+"

/** Between the words of a document and those that it only mentions. */
export const MENTIONS_FOLLOW = "|"

/**
 * @param words of a document, as its row has them
 * @returns those that a misspelt word may mean
 */
export const vocabularyOf = (words: string): string[] =>
  [...new Set(words.split(" "))].filter(
    (word) => word.length > 1 && word.length < 40 && !word.startsWith(NO_CORRECTION),
  )

/** What a search looks for in a document. */
function searched(layout: Layout, document: SearchTypes.SearchDocument) {
  const codes = layout.code === null ? [] : textsOf(document[layout.code])
  const termsIn = (fields: readonly string[], others: readonly string[] = []) => {
    const texts = fields.flatMap((path) => textsOf(document[path])).map(wordsOf)
    const joined = [...texts.flatMap((text) => text.joined), ...others].map((word) => NO_CORRECTION + word)
    return [...new Set([...texts.flatMap(({ words }) => words), ...joined])]
  }
  return {
    words: [
      ...termsIn(layout.words, codes.flatMap(codeTerms)),
      MENTIONS_FOLLOW,
      ...termsIn(layout.mentions),
    ].join(" "),
    code: codes.map(codeKey).find(Boolean) ?? "",
    codes: listLiteral([...new Set(codes.flatMap(codeForms))]),
  }
}

/**
 * Makes projections of documents of one index.
 *
 * @param layout of the index
 * @throws MedusaError (invalid data) when a value does not have the type of its field
 */
export function projector(layout: Layout): (document: SearchTypes.SearchDocument) => Projection {
  const shaped = fieldsAt(layout, "shape")
  const scoped = shaped.filter(({ path }) => layout.scope.includes(path))
  const columns = columnFields(layout)
  return (document) => ({
    id: String(document[layout.primaryKey]),
    shape: digested(shaped, document),
    scope: digested(scoped, document),
    ...searched(layout, document),
    columns: Object.fromEntries(
      columns.map((field) => [field.path, columnValue(field, document[field.path])]),
    ),
    document: JSON.stringify(document),
  })
}

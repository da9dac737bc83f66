import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type Layout, type LayoutField } from "./layout"
import { type Scalar, scalarOf } from "./projection"
import { allOf, anyOf, identifier, type Sql, sql } from "./sql"
import { valueType } from "./tables"
import { likePattern, textKey } from "./text"

type Filters = SearchTypes.SearchFilters

type Operator = "any" | "all" | "less" | "atMost" | "greater" | "atLeast" | "exists" | "absent" | "like"

/** A condition on one field. */
export interface FieldCondition {
  kind: "field"
  field: LayoutField
  operator: Operator
  values: Scalar[]
}

/** A condition on one field, or several combined. */
export type Condition =
  | { kind: "all"; of: Condition[] }
  | { kind: "any"; of: Condition[] }
  | { kind: "not"; of: Condition }
  | FieldCondition

const refuse = (message: string): never => {
  throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function anyValue(field: LayoutField, value: unknown): Condition {
  const given = arrayOf(value)
  const values = given.filter((each) => each !== null && each !== undefined)
  const any: Condition = {
    kind: "field",
    field,
    operator: "any",
    values: values.map((each) => scalarOf(field, each)),
  }
  if (values.length === given.length) return any
  const absent: Condition = { kind: "field", field, operator: "absent", values: [] }
  return values.length === 0 ? absent : { kind: "any", of: [any, absent] }
}

const not = (of: Condition): Condition => ({ kind: "not", of })

const comparison =
  (operator: Operator) =>
  (field: LayoutField, value: unknown): Condition => {
    if (field.array) refuse(`Field "${field.path}" is a list and cannot be compared`)
    return { kind: "field", field, operator, values: [scalarOf(field, value)] }
  }

const like = (field: LayoutField, pattern: string): Condition => {
  if (field.array || !["keyword", "text"].includes(field.type)) {
    refuse(`Field "${field.path}" is no single text, so no part of it can be asked for`)
  }
  return { kind: "field", field, operator: "like", values: [pattern] }
}

/** Makes a condition for each operator of a filter. */
const MEANINGS: Record<string, (field: LayoutField, value: unknown) => Condition> = {
  $eq: anyValue,
  $in: anyValue,
  $overlaps: anyValue,
  $ne: (field, value) => not(anyValue(field, value)),
  $nin: (field, value) => not(anyValue(field, value)),
  $contains: (field, value) => ({
    kind: "field",
    field,
    operator: "all",
    values: arrayOf(value).map((each) => scalarOf(field, each)),
  }),
  $lt: comparison("less"),
  $lte: comparison("atMost"),
  $gt: comparison("greater"),
  $gte: comparison("atLeast"),
  $exists: (field, value) => ({ kind: "field", field, operator: value ? "exists" : "absent", values: [] }),
  $prefix: (field, value) => like(field, likePattern(String(value), "start")),
  $like: (field, value) => like(field, String(value)),
}

function fieldConditions(layout: Layout, path: string, value: unknown): Condition[] {
  const field = layout.fields[path]
  if (!field || field.place === "document") return refuse(`Field "${path}" cannot be filtered by`)
  const isOperators =
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date)
  if (!isOperators) return [anyValue(field, value)]
  return Object.entries(value).map(([name, operand]) => {
    const meaning = MEANINGS[name] ?? refuse(`Unknown operator "${name}" on the field "${path}"`)
    return meaning(field, operand)
  })
}

/**
 * Converts filters of the Search Module.
 *
 * @param layout of the index
 * @param filters the tree; conditions on the same level are combined by "and"
 * @returns conditions to combine by "and"
 * @throws MedusaError (invalid data) for an unknown field or operator, or a value of the wrong type
 */
export function conditionsOf(layout: Layout, filters: Filters | undefined): Condition[] {
  return Object.entries(filters ?? {}).flatMap(([key, value]): Condition[] => {
    if (value === undefined) return []
    const branches = () => arrayOf(value).map((each) => conditionsOf(layout, each as Filters))
    if (key === "$and") return branches().flat()
    if (key === "$or") return [{ kind: "any", of: branches().map((of) => ({ kind: "all", of })) }]
    if (key === "$not") return [not({ kind: "all", of: conditionsOf(layout, value as Filters) })]
    return fieldConditions(layout, key, value)
  })
}

/** @returns every field in a condition */
export function fieldsOf(condition: Condition): LayoutField[] {
  if (condition.kind === "field") return [condition.field]
  return condition.kind === "not" ? fieldsOf(condition.of) : condition.of.flatMap(fieldsOf)
}

function likeExpression(pattern: string): RegExp {
  const source = [...pattern.matchAll(/\\(.)|(%)|(_)|([^\\%_]+)|(\\)/gsu)].map(
    ([, escaped, many, one, plain]) => {
      if (many) return ".*"
      if (one) return "."
      return (escaped ?? plain ?? "\\").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    },
  )
  return new RegExp(`^${source.join("")}$`, "su")
}

/** Whether values of a shape match the values of an operator. */
const MEETS: Record<Operator, (own: readonly Scalar[], asked: readonly Scalar[]) => boolean> = {
  any: (own, asked) => own.some((value) => asked.includes(value)),
  all: (own, asked) => asked.every((value) => own.includes(value)),
  less: ([own], [asked]) => own !== undefined && asked !== undefined && own < asked,
  atMost: ([own], [asked]) => own !== undefined && asked !== undefined && own <= asked,
  greater: ([own], [asked]) => own !== undefined && asked !== undefined && own > asked,
  atLeast: ([own], [asked]) => own !== undefined && asked !== undefined && own >= asked,
  exists: (own) => own.length > 0,
  absent: (own) => own.length === 0,
  like: ([own], [pattern]) => own !== undefined && likeExpression(String(pattern)).test(String(own)),
}

/**
 * Whether the values of one field match a condition on it.
 *
 * @param own the values, none for an absent field
 */
export const meetsValues = (own: readonly Scalar[], { operator, values }: FieldCondition): boolean =>
  MEETS[operator](own, values)

/** SQL of each operator on a column. */
const COMPARES: Record<Operator, (column: Sql, field: LayoutField, values: Scalar[]) => Sql> = {
  any: (column, field, values) =>
    field.array
      ? sql`${column} && ${values}::${valueType(field)}[]`
      : values.length === 1
        ? sql`${column} = ${values[0] ?? null}`
        : sql`${column} = any(${values}::${valueType(field)}[])`,
  all: (column, field, values) =>
    field.array
      ? sql`${column} @> ${values}::${valueType(field)}[]`
      : sql`${column} = all(${values}::${valueType(field)}[])`,
  less: (column, _field, [value = null]) => sql`${column} < ${value}`,
  atMost: (column, _field, [value = null]) => sql`${column} <= ${value}`,
  greater: (column, _field, [value = null]) => sql`${column} > ${value}`,
  atLeast: (column, _field, [value = null]) => sql`${column} >= ${value}`,
  exists: (column) => sql`${column} is not null`,
  absent: (column) => sql`${column} is null`,
  like: (column, _field, [value = null]) => sql`${column} like ${value}`,
}

/** Values to compare with a column; text columns hold text keys, so the values become keys, too. */
const comparable = (field: LayoutField, values: Scalar[]): Scalar[] =>
  field.type === "text" ? values.map((value) => textKey(String(value))) : values

/**
 * Converts a condition to SQL on the table of rows.
 */
export function toSql(condition: Condition): Sql {
  if (condition.kind === "all") return allOf(condition.of.map(toSql))
  if (condition.kind === "any") return anyOf(condition.of.map(toSql))
  // An absent value is not equal to any other, but SQL's comparison gives null for it.
  if (condition.kind === "not") return sql`(${toSql(condition.of)}) is not true`
  const { field, operator, values } = condition
  return COMPARES[operator](identifier(field.path), field, comparable(field, values))
}

import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"

/** Name of the provider: the key of its options in an index definition. */
export const PROVIDER = "columns"

/** Options of an index definition for this provider: `settings.provider_options.columns`. */
export interface ColumnsOptions {
  /** Fields of few values that decide who may see a document. */
  scope?: string[]
  /** Further fields of few values that lists are filtered by; every `value` facet is one anyway. */
  groups?: string[]
  /** Fields that every document has: their order needs one index for both directions. */
  required?: string[]
  /** Equality filters that lists often have, each with an index for every order; `[]` is the whole list. */
  lists?: string[][]
  /** Sortable fields that are seldom sorted by: only the whole list has an index for them. */
  plain?: string[]
  /** Fields of few values that lists are often narrowed by: every list's index includes them. */
  covered?: string[]
  /** Fields of many values that documents are looked up by: each has an index of its own. */
  keys?: string[]
  /** The field whose text ranks a document: a sortable text. */
  name?: string
  /** Searched fields that only mention what they say: documents found by them alone come last. */
  mentions?: string[]
  /**
   * {@link TEXT_RULES} of this package: where a release reads texts in another way, Medusa then makes the index anew.
   */
  text?: number
  /** The field that is a code, or a list of them: case, spaces and punctuation are ignored. */
  code?: string
}

/** Where a field is stored beside the document. */
export type Place =
  /** in the dictionary of shapes, and in a column */
  | "shape"
  /** in a column of its own */
  | "column"
  /** in the document only */
  | "document"

export interface LayoutField {
  readonly path: string
  readonly type: SearchTypes.SearchFieldKind
  readonly array: boolean
  readonly place: Place
  readonly required: boolean
  readonly sortable: boolean
  readonly stats: boolean
}

/** How documents of an index are laid out in tables. Stored with the index, so it is plain data. */
export interface Layout {
  /** Version of the rules by which texts are prepared for searches: with another one the index is made anew. */
  readonly text: number
  readonly primaryKey: string
  readonly fields: Readonly<Record<string, LayoutField>>
  readonly scope: readonly string[]
  readonly lists: readonly (readonly string[])[]
  /** Sortable fields with an index in the whole list only. */
  readonly plain: readonly string[]
  /** Fields of the lists. */
  readonly listed: readonly string[]
  readonly covered: readonly string[]
  /** Fields with an index of their own. */
  readonly keys: readonly string[]
  readonly name: string | null
  readonly code: string | null
  /** Fields whose words are searched. */
  readonly words: readonly string[]
  /** Fields whose words are searched, and count less. */
  readonly mentions: readonly string[]
  /** Shortest words in which one and two typing mistakes are allowed; null for none. */
  readonly mistakes: { readonly one: number; readonly two: number } | null
}

/** Version of what text.ts makes of a document, to be increased with every change of that. */
export const TEXT_RULES = 3

const SCALARS: ReadonlySet<string> = new Set(["keyword", "text", "integer", "float", "boolean", "date"])

const isSearchable = ({ searchable }: SearchTypes.SearchFieldDefinition) => Boolean(searchable)

const isNumeric = (type: string) => ["integer", "float", "date"].includes(type)

function facetKinds({ facetable, type }: SearchTypes.SearchFieldDefinition): SearchTypes.SearchFacetKind[] {
  if (!facetable) return []
  const usual: SearchTypes.SearchFacetKind[] = isNumeric(type) ? ["range"] : ["value"]
  return facetable === true ? usual : (facetable.types ?? usual)
}

type Refuse = (message: string) => never

/** Fields of few values, which documents are grouped by. */
const groupedFields = ({ scope = [], groups = [], covered = [], lists = [[]] }: ColumnsOptions) =>
  new Set([...scope, ...groups, ...covered, ...lists.flat()])

function layoutField(
  path: string,
  field: SearchTypes.SearchFieldDefinition,
  isGrouped: boolean,
  isRequired: boolean,
  refuse: Refuse,
): LayoutField {
  const kinds = facetKinds(field)
  if (!SCALARS.has(field.type)) refuse(`field "${path}" has the type ${field.type}, which has no column`)
  if (kinds.includes("range"))
    refuse(`field "${path}": range facets are not offered, "value" and "stats" are`)
  if (field.type === "text" && (kinds.length > 0 || isGrouped)) {
    refuse(`text field "${path}" cannot be counted by; declare a keyword beside it`)
  }
  if (field.sortable && field.array) refuse(`field "${path}" is a list and has no order`)
  const shaped = kinds.includes("value") || isGrouped
  const column = field.filterable === true || field.sortable === true || kinds.includes("stats")
  if (column && !shaped && field.array) refuse(`the list "${path}" must be among the groups or facets`)
  if (shaped && (field.sortable || kinds.includes("stats"))) {
    refuse(`field "${path}" is grouped by, so it can be neither sorted by nor measured`)
  }
  return {
    path,
    type: field.type,
    array: field.array === true,
    place: shaped ? "shape" : column ? "column" : "document",
    required: isRequired,
    sortable: field.sortable === true,
    stats: kinds.includes("stats"),
  }
}

/**
 * Refuses options that name a field which does not exist, or does not have the type or place that an option requires.
 */
function checkOptions(options: ColumnsOptions, fields: Layout["fields"], refuse: Refuse): void {
  const {
    required = [],
    lists = [[]],
    plain = [],
    keys = [],
    mentions = [],
    name = null,
    code = null,
  } = options
  for (const path of [...groupedFields(options), ...required, ...keys, ...mentions, name, code]) {
    if (path !== null && !fields[path]) refuse(`its options name "${path}", which is no field`)
  }
  for (const path of plain)
    if (!fields[path]?.sortable) refuse(`its options name "${path}" as an order, so it must be sortable`)
  for (const path of lists.flat())
    if (fields[path]?.array) refuse(`lists cannot lead with the list "${path}"`)
  for (const path of keys)
    if (fields[path]?.place !== "column")
      refuse(`documents are looked up by "${path}", so it must be filterable`)
  if (name !== null && !(fields[name]?.sortable && fields[name].required)) {
    refuse(`"${name}" ranks documents, so it must be sortable and required`)
  }
}

/**
 * Works out the tables of an index.
 *
 * @param definition of the index
 * @throws MedusaError (invalid data) naming the field or option that this provider does not offer
 */
export function layoutOf(definition: SearchTypes.ResolvedSearchIndexDefinition): Layout {
  const options = (definition.settings.provider_options?.[PROVIDER] ?? {}) as ColumnsOptions
  const {
    scope = [],
    required = [],
    lists = [[]],
    plain = [],
    covered = [],
    keys = [],
    mentions = [],
    name = null,
    code = null,
  } = options
  const refuse: Refuse = (message) => {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `Search index "${definition.name}": ${message}`)
  }
  const grouped = groupedFields(options)
  const fields = Object.fromEntries(
    Object.entries(definition.fields).map(([path, field]): [string, LayoutField] => {
      const isRequired = required.includes(path) || path === definition.primary_key
      return [path, layoutField(path, field, grouped.has(path), isRequired, refuse)]
    }),
  )
  checkOptions(options, fields, refuse)
  const words = Object.entries(definition.fields).flatMap(([path, field]) =>
    isSearchable(field) && path !== code && !mentions.includes(path) ? [path] : [],
  )
  if ((words.length > 0 || code !== null) && name === null) refuse("searched fields need the option `name`")
  const { enabled = true, ...sizes } = definition.settings.typo_tolerance ?? {}
  const { min_word_size_for_one_typo: one = 4, min_word_size_for_two_typos: two = 8 } = sizes
  return {
    text: TEXT_RULES,
    primaryKey: definition.primary_key,
    fields,
    scope,
    lists,
    plain,
    listed: [...new Set(lists.flat())],
    covered,
    keys,
    name,
    code,
    words,
    mentions,
    mistakes: enabled ? { one, two } : null,
  }
}

/** @returns the fields that have a place */
export const fieldsAt = (layout: Layout, place: Place): LayoutField[] =>
  Object.values(layout.fields).filter((field) => field.place === place)

/** @returns the fields that have a column of their own beside the primary key */
export const columnFields = (layout: Layout): LayoutField[] =>
  Object.values(layout.fields).filter(({ place, path }) => place !== "document" && path !== layout.primaryKey)

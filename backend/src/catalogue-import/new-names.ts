import { type ImportNewName } from "../contract/catalogue-imports"
import { nearestName } from "../contract/near-name"
import { isMadeOf, nameKey } from "../contract/slug"
import { CatalogueFileError } from "./catalogue-row"

/** What a file names and the shop may not have, in the words of messages. */
const KINDS = {
  brand: { one: "brand", many: "brands" },
  machineType: { one: "machine type", many: "machine types" },
} as const

export type NameKind = keyof typeof KINDS

/** What a name stands for that the shop does not have. */
export interface NameChoice {
  name: string
  /** Id of the brand or machine type that is meant; null to add the name as a new one. */
  id: string | null
}

/** A choice for each such name, or all of them are added. */
export type NameChoices = readonly NameChoice[] | "add-all"

/** The brands or the machine types of the shop. */
export interface NamedRecords {
  /** All of them, in the order in which near names are suggested. */
  records: readonly { id: string; name: string }[]
  /** Ids by what stands for them: the keys of their names, and the handles that staff wrote. */
  ids: ReadonlyMap<string, string>
}

/** A planned product, by the names that it needs. */
interface Planned {
  row: number
  brand?: string
  machineType?: string
}

/**
 * Reads names as the brands or machine types that were chosen for them.
 *
 * @param kind which of the two
 * @param stored what the shop has
 * @param choices for names that it does not have
 * @throws CatalogueFileError when a chosen one is not there
 */
export function withChosen(kind: NameKind, stored: NamedRecords, choices: NameChoices): NamedRecords {
  if (choices === "add-all") return stored
  const there = new Set(stored.records.map(({ id }) => id))
  const chosen = choices.flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]))
  const missing = chosen.find(({ id }) => !there.has(id))
  if (missing) {
    throw new CatalogueFileError(
      `The ${KINDS[kind].one} that was chosen for "${missing.name}" is no longer there. Choose another one.`,
    )
  }
  const ids = chosen.map(({ name, id }) => [nameKey(name), id] as const)
  return { ...stored, ids: new Map([...stored.ids, ...ids]) }
}

/**
 * Whether a name is to be added where the shop does not have it.
 *
 * @param choices as they were made
 * @param name in any spelling with the same key
 */
export const isAdded = (choices: NameChoices, name: string): boolean =>
  choices === "add-all" ||
  choices.some((choice) => choice.id === null && nameKey(choice.name) === nameKey(name))

/**
 * The handle of a record as what stands for it in a file. One that was made of the name says less than the name: it has no vowel
 * signs of Hindi, and not the whole of a long name.
 */
export const handleKeys = ({ name, handle }: { name: string; handle: string }): string[] =>
  isMadeOf(handle, name) ? [] : [handle]

/**
 * Whether a name is that of a brand or machine type: two of them can have the same name, for which `ids` has one only.
 *
 * @param stored as {@link withChosen} gives it
 * @param name in any spelling
 * @param id of the brand or machine type
 */
export const isNamed = ({ ids, records }: NamedRecords, name: string, id: string): boolean =>
  ids.get(nameKey(name)) === id ||
  records.some((record) => record.id === id && nameKey(record.name) === nameKey(name))

/**
 * Finds the names that an import would add without having been told to.
 *
 * @param kind of the names
 * @param plan of the import
 * @param stored as {@link withChosen} gives it
 * @param choices for names that the shop does not have
 * @returns in the order of the file's rows, each by its first spelling
 */
export function undecidedNames(
  kind: NameKind,
  { creates, updates }: { creates: readonly Planned[]; updates: readonly Planned[] },
  { records, ids }: NamedRecords,
  choices: NameChoices,
): ImportNewName[] {
  const found = new Map<string, ImportNewName>()
  for (const { [kind]: name } of [...creates, ...updates].sort((one, other) => one.row - other.row)) {
    const key = name === undefined ? "" : nameKey(name)
    if (name === undefined || ids.has(key) || isAdded(choices, name)) continue
    const near = nearestName(name, records)
    const known = found.get(key) ?? {
      ...{ name, products: 0 },
      near: near ? { id: near.id, name: near.name } : null,
    }
    found.set(key, { ...known, products: known.products + 1 })
  }
  return [...found.values()]
}

/** What an import would add without having been told to. */
export type UndecidedNames = Readonly<Record<NameKind, readonly ImportNewName[]>>

/** One name in a sentence: `"Zebbra" (did you mean "Zebra"?)`. */
const describeName = ({ name, near }: ImportNewName): string =>
  near ? `"${name}" (did you mean "${near.name}"?)` : `"${name}"`

/** `brands that the shop does not have: "Zebbra" (did you mean "Zebra"?), "Newland"`; empty without names. */
const describeNames = (kind: NameKind, names: readonly ImportNewName[]): string[] =>
  names.length === 0
    ? []
    : [`${KINDS[kind].many} that the shop does not have: ${names.map(describeName).join(", ")}`]

/** An import would add brands or machine types that nobody has decided on; nothing of it was written. */
export class UndecidedNamesError extends CatalogueFileError {
  constructor(readonly undecided: UndecidedNames) {
    const { brand, machineType } = undecided
    const named = [...describeNames("brand", brand), ...describeNames("machineType", machineType)]
    super(
      `The file names ${named.join("; and ")}. Nothing was written: say of each whether it is another spelling or a new one.`,
    )
  }
}

/** The fields that are searched. */
interface Named {
  name: string
  partNumber?: string | null
}

const small = (value: string) => value.toLocaleLowerCase("en-GB")

/** Case, spaces and hyphens do not matter in a part number. */
const plain = (partNumber: string) => small(partNumber).replaceAll(/[\s-]/g, "")

/** The entries whose name or part number contains the query, whatever its case; all for an empty query. */
export function findByName<T extends Named>(entries: readonly T[], query: string): readonly T[] {
  const text = small(query.trim())
  if (!text) return entries
  const number = plain(text)
  return entries.filter(
    ({ name, partNumber }) =>
      small(name).includes(text) || (number !== "" && partNumber && plain(partNumber).includes(number)),
  )
}

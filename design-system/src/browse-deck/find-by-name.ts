/** What a list is searched by. */
interface Named {
  name: string
  partNumber?: string | null
}

const small = (text: string) => text.toLocaleLowerCase("en-GB")

/** Case, spaces and hyphens do not matter in a part number. */
const plain = (partNumber: string) => small(partNumber).replaceAll(/[\s-]/g, "")

/** The entries whose name contains the words, whatever their case, or whose part number does; all for no words. */
export function findByName<T extends Named>(entries: readonly T[], query: string): readonly T[] {
  const words = small(query.trim())
  if (!words) return entries
  const number = plain(words)
  return entries.filter(
    ({ name, partNumber }) =>
      small(name).includes(words) || (number !== "" && partNumber && plain(partNumber).includes(number)),
  )
}

/** A text split around the matched part. */
export interface Match {
  before: string
  match: string
  after: string
}

/** Characters ignored in a part number: `ds2208sr` matches `DS2208-SR`. */
const BETWEEN = /[\s-]/

/** The significant characters of a text in lower case, each with its place in the text. */
function countingCharacters(text: string, isPartNumber: boolean) {
  const characters: { small: string; at: number; end: number }[] = []
  let at = 0
  for (const character of text) {
    const end = at + character.length
    if (!isPartNumber || !BETWEEN.test(character))
      characters.push({ small: character.toLowerCase(), at, end })
    at = end
  }
  return characters
}

/**
 * Finds the query in a text, ignoring case; in a part number also without its spaces and hyphens (specification, section
 * 5; decisions, "Search").
 *
 * @returns null without a match
 */
export function findMatch(text: string, query: string, kind: "name" | "part number"): Match | null {
  const isPartNumber = kind === "part number"
  const wanted = countingCharacters(query.trim(), isPartNumber)
  const given = countingCharacters(text, isPartNumber)
  if (wanted.length === 0) return null
  const start = given.findIndex((_, index) =>
    wanted.every(({ small }, offset) => given[index + offset]?.small === small),
  )
  const first = given[start]
  const last = given[start + wanted.length - 1]
  if (!first || !last) return null
  return {
    before: text.slice(0, first.at),
    match: text.slice(first.at, last.end),
    after: text.slice(last.end),
  }
}

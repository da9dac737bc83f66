/**
 * Longest slug, in bytes as an address has it (percent-encoded). The shop's pages, cards and data sheets are files that are
 * named after it, with endings, and a file's name has at most 255 bytes.
 */
export const LONGEST_SLUG = 160

/** Bytes of a slug that are left for a number: "-2", "-3" and so on. */
const ROOM_FOR_NUMBER = 8

/** Makes one hyphen of several, and none of those at both ends. */
const tidy = (slug: string) => slug.replace(/-{2,}/g, "-").replace(/^-|-$/g, "")

/** The rule of the specification (2.3 Slugs); combining marks stay, invisible characters do not. */
const byRule = (name: string) =>
  name
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replaceAll("+", "plus")
    .replace(/[^\p{L}\p{M}\p{N}\s-]|\p{Me}/gu, "")
    .replace(/\s/gu, "-")

/**
 * What tells one name from another: two names with the same key are spellings of one. Unlike a slug it keeps the vowel signs
 * of Hindi or Thai, and its whole length.
 *
 * @param name what people read
 * @returns the key; empty when the name holds no letter, digit or mark
 */
export const nameKey = (name: string): string => tidy(byRule(byRule(name).normalize("NFKC")))

/** The beginning of a slug that has at most so many bytes when it is percent-encoded. */
function fit(slug: string, bytes: number): string {
  let length = 0
  let beginning = ""
  for (const character of slug) {
    length += encodeURIComponent(character).length
    if (length > bytes) break
    beginning += character
  }
  return tidy(beginning)
}

/**
 * Makes the slug of a name, by the rule of the specification (2.3 Slugs): lower case; '+' becomes 'plus'; every
 * character that is not a letter, digit, space or hyphen is dropped; spaces become hyphens; repeated hyphens become one.
 * Letters of every script stay, after Unicode composition (NFKC), so that one name has one slug. Beyond the rule: no hyphen
 * at either end and no combining mark, neither of which Medusa takes, and at most {@link LONGEST_SLUG} bytes.
 *
 * @param name what people read, for example "RS5100 Ring+"
 * @returns the slug, for example "rs5100-ringplus"; empty when the name holds no letter or digit
 */
export const slugify = (name: string): string =>
  fit(
    tidy(
      nameKey(name)
        .replace(/[\p{M}\p{Lu}\p{Lt}]/gu, "")
        .normalize("NFKC"),
    ),
    LONGEST_SLUG,
  )

/**
 * Makes the slug of a product.
 *
 * @param name of the product
 * @param partNumber for a name without letter and digit, of which no slug can be made
 * @returns the slug; empty when neither gives one
 */
export const slugOfProduct = (name: string, partNumber: string | null | undefined): string =>
  slugify(name) || slugify(partNumber ?? "")

/**
 * Whether a handle is that of a name, with or without a number, rather than one that staff wrote.
 *
 * @param handle of a record
 * @param name of the same record
 */
export function isMadeOf(handle: string, name: string): boolean {
  const slug = slugify(name)
  const beginning = `${beforeNumber(slug)}-`
  return handle === slug || (handle.startsWith(beginning) && /^\d+$/.test(handle.slice(beginning.length)))
}

/** Whether a text has a character that can be seen. */
export const isVisible = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}]/u.test(text)

/** What the numbered slugs of a slug begin with, so that there is room for the number. */
export const beforeNumber = (slug: string): string => fit(slug, LONGEST_SLUG - ROOM_FOR_NUMBER)

/**
 * The first slug of a series that is not taken: `zebra`, `zebra-2`, `zebra-3`.
 *
 * @param slug the slug as {@link slugify} makes it
 * @param isTaken whether a candidate is in use
 * @returns the slug itself, or the first numbered one that is free
 */
export function nextFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug
  const beginning = beforeNumber(slug)
  for (let number = 2; ; number += 1) {
    const candidate = `${beginning}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}

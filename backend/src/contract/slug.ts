/**
 * Makes the slug of a name, by the rule of the specification (2.3 Slugs): lower case; '+' becomes 'plus'; every
 * character that is not a letter, digit, space or hyphen is dropped; spaces become hyphens; repeated hyphens become one.
 * Letters of every script stay, after Unicode composition (NFC), so that one name has one slug.
 *
 * @param name what people read, for example "RS5100 Ring+"
 * @returns the slug, for example "rs5100-ringplus"; empty when the name holds no letter, digit, space or hyphen
 */
export function slugify(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("+", "plus")
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .replace(/\s/gu, "-")
    .replace(/-{2,}/g, "-")
}

/**
 * The first slug of a series that is not taken: `zebra`, `zebra-2`, `zebra-3`.
 *
 * @param slug the slug as {@link slugify} makes it
 * @param isTaken whether a candidate is in use
 * @returns the slug itself, or the first numbered one that is free
 */
export function nextFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}

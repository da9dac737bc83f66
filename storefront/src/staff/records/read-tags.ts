import { BULK_TAGS_MOST, ENTRY_MOST } from "@scanwright/backend/contract"

/** Tags to add to several records, or to remove from them. */
interface TagsChange {
  readonly way: "add" | "remove"
  readonly tags: string[]
}

/**
 * Reads tags with commas between them.
 *
 * @param way whether they are added or removed, as the form sends it
 * @param most characters of a tag
 * @returns the change, or what is wrong with the field
 */
export function readTags(way: string, text: string, most = ENTRY_MOST): TagsChange | { error: string } {
  const tags = [...new Set(text.split(",").map((tag) => tag.trim()))].filter(Boolean)
  if (tags.length === 0 || tags.length > BULK_TAGS_MOST || tags.some((tag) => tag.length > most)) {
    return {
      error: `Write 1 to ${BULK_TAGS_MOST} tags of at most ${most} characters each, with commas between them`,
    }
  }
  return { way: way === "remove" ? "remove" : "add", tags }
}

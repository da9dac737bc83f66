const ORIGIN = /^\/\*request_id=.*?\*\/ /
/** Texts in SQL, a doubled quotation mark being one of theirs. */
const TEXTS = /'(?:[^']|'')*'/g
const LONGEST = 500

/**
 * A statement as it may stand in a log or a trace. Medusa's ORM writes values into the text: they are personal data.
 *
 * @param text of a statement
 * @returns its beginning, with a question mark for each text in it
 */
export function withoutValues(text: string): string {
  return text.replace(ORIGIN, "").replace(TEXTS, "?").replace(/\s+/g, " ").slice(0, LONGEST)
}

const ORIGIN = /^\/\*request_id=.*?\*\/ /
/** Text literals in SQL; a doubled quotation mark is part of the literal. */
const TEXTS = /'(?:[^']|'')*'/g
const LONGEST = 500

/**
 * Makes a statement safe to log and trace: Medusa's ORM writes values into its text, which may be personal data.
 *
 * @param text of a statement
 * @returns its beginning, with a question mark for each text in it
 */
export function withoutValues(text: string): string {
  return text.replace(ORIGIN, "").replace(TEXTS, "?").replace(/\s+/g, " ").slice(0, LONGEST)
}

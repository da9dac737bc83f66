/**
 * Riddles and old names that the copy of the shop and of its staff's screens once had, in no particular order: "quote
 * request" is the one name of what a buyer sends about products.
 */
const OLD_SENTENCES = [
  "deal the brands",
  "brands? in the box",
  "nothing is charged",
  "somebody who has had one in pieces",
  "(?:people )?who have opened one",
  "being bought and years",
  "measures his day",
  "what uk law asks",
  "what is asked twice",
  "letter of the link lost",
  "more than nought",
  "what it holds",
  "put it back",
  "do not fit together",
  "may bind the business",
  "page speaks for itself",
  "title under the pointer",
  "what becomes of it",
  "ask for a quote",
  "product (?:enquir|inquir)(?:y|ies)",
]

const NOT_PLAIN = new RegExp(String.raw`\b(?:${OLD_SENTENCES.join("|")})`, "i")

/** Label of an old button. Within a sentence the words are the law's: "when you decide to discard it". */
const OLD_LABEL = /\bDiscard it\b/

/** @returns the first old sentence in a text, as it is written there */
export const oldSentenceIn = (text: string): string | undefined =>
  (NOT_PLAIN.exec(text) ?? OLD_LABEL.exec(text))?.[0]

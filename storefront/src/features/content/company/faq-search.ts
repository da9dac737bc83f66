/** A question with its answer as HTML. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly html: string
}

export interface FaqGroup {
  readonly title: string
  readonly questions: readonly FaqEntry[]
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")

const lowerCase = (text: string) => text.toLocaleLowerCase("en-GB")

/**
 * The questions that contain every word of a search in their text or answer, in their groups; all of them without a word.
 */
export function searchQuestions(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const wanted = lowerCase(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, html }) => {
        const text = lowerCase(`${question} ${textOf(html)}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

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

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, " ")
    .toLocaleLowerCase("en-GB")

/**
 * The questions that contain every word of a search in their text or answer, in their groups; all of them without a word.
 */
export function searchQuestions(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, html }) => {
        const text = plain(`${question} ${html}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

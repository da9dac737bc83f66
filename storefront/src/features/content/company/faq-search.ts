/** A question with its answer as HTML. */
export interface Answered {
  readonly id: string
  readonly question: string
  readonly html: string
}

export interface AnsweredGroup {
  readonly title: string
  readonly questions: readonly Answered[]
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, " ")
    .toLocaleLowerCase("en-GB")

/** The questions that have every word looked for in them or in their answers, in their groups; all of them for none. */
export function searchQuestions(groups: readonly AnsweredGroup[], words: string): AnsweredGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
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

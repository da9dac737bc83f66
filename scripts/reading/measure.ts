/** What the words of a page are like. */
export interface Reading {
  readonly words: number
  readonly sentences: number
  /** Mean length of a sentence, in words. */
  readonly sentenceLength: number
  /** Share of sentences over LONG_SENTENCE words, from 0 to 1. */
  readonly longShare: number
  /** Age at which the text is read without effort, in years: Flesch-Kincaid grade and five. */
  readonly age: number
}

/** A sentence with more words than this is long (gov.uk's content design guide). */
const LONG_SENTENCE = 25

/** Pupils of the first American grade are six; Flesch-Kincaid counts it as 1. */
const AGE_OF_GRADE_0 = 5

const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? []

/**
 * Syllables of an English word: groups of vowels, less a silent e at the end. The rule is that of Greg Fast's
 * Lingua::EN::Syllable (1999), which most counters of readability follow, without its table of exceptions. A word with a
 * digit, such as a part number, counts as one.
 */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z0-9]/g, "")
  if (/\d/.test(letters)) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1))
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

/** The sentences of a text: parts that end in a full stop, a colon before a new line, or the text's own end. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”"')\]]*)\s+(?=[\p{Lu}\p{N}“"'(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)

/**
 * Measures sentences by the Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid, Fishburne, Rogers and Chissom, Research Branch Report 8-75, US Naval Air Station Memphis, 1975).
 *
 * @param texts of any number of sentences each; a text never runs on into the next
 */
export function measureReading(texts: readonly string[]): Reading {
  const sentences = texts.flatMap(sentencesOf).map(wordsOf)
  const words = sentences.flat()
  if (words.length === 0) return { words: 0, sentences: 0, sentenceLength: 0, longShare: 0, age: 0 }
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const sentenceLength = words.length / sentences.length
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength,
    longShare: sentences.filter(({ length }) => length > LONG_SENTENCE).length / sentences.length,
    age: 0.39 * sentenceLength + 11.8 * (syllables / words.length) - 15.59 + AGE_OF_GRADE_0,
  }
}

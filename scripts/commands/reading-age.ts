import { measureReading, type Reading } from "../reading/measure.ts"
import { publicCopy } from "../reading/public-copy.ts"

const COLUMNS = ["words", "sentences", "words/sentence", "long", "age"] as const

const cellsOf = ({ words, sentences, sentenceLength, longShare, age }: Reading) => [
  String(words),
  String(sentences),
  sentenceLength.toFixed(1),
  `${Math.round(longShare * 100)} %`,
  age.toFixed(1),
]

/** `npm run reading-age`: how long the sentences of every page are, and at what age they are read with ease. */
export async function run(): Promise<number> {
  const copies = publicCopy()
  const rows = [
    ...copies.map(({ name, texts }) => [name, ...cellsOf(measureReading(texts))]),
    ["the whole site", ...cellsOf(measureReading(copies.flatMap(({ texts }) => texts)))],
  ]
  const width = Math.max(...rows.map(([name = ""]) => name.length))
  for (const [name = "", ...cells] of [["page", ...COLUMNS], ...rows]) {
    console.log(`${name.padEnd(width)}${cells.map((cell) => cell.padStart(16)).join("")}`)
  }
  return 0
}

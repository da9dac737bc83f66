import { expect, test } from "@playwright/test"
import { type CompleteProduct, readCatalogue } from "../support/backend"

/** Few enough for the limit of one address, and all that the sample catalogue's kinds of texts need. */
const QUERIES = 300
const QUERIES_WITH_MISTAKE = 150
const LIST_MOST = 100

/** Numbers that look random and are the same in each run (a linear congruential generator). */
function generator(seed: number) {
  let state = seed
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const shuffled = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, place: random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ value }) => value)
  return { pick, shuffled, isOneOf: (many: number) => random() < 1 / many }
}

const { pick, shuffled, isOneOf } = generator(33)

const SIGNS = ["-", "–", "/", "&", "+", "|", "•", ",", "®"]
const LABELS = ["P/N", "SKU:", "Part no.", "5 x"]

/** A part number as people type and paste it: whole, in pieces, with other hyphens, in small letters. */
const typed = (partNumber: string) =>
  pick([
    partNumber,
    partNumber.toLowerCase(),
    partNumber.replaceAll("-", " "),
    partNumber.replace(/[-/]/g, ""),
    partNumber.replaceAll("-", "\u2011"),
    partNumber.replaceAll("-", "–"),
  ])

/** Mistakes that people make in a part number. */
const MISTAKES: readonly ((partNumber: string, at: number) => string)[] = [
  (partNumber) => partNumber.replaceAll("0", "O"),
  (partNumber) => partNumber.replaceAll("1", "I"),
  (partNumber, at) => `${partNumber.slice(0, at)}Q${partNumber.slice(at + 1)}`,
  (partNumber, at) => partNumber.slice(0, at) + partNumber.slice(at + 1),
  (partNumber, at) => `${partNumber.slice(0, at)}7${partNumber.slice(at)}`,
  (partNumber, at) =>
    partNumber.slice(0, at) + partNumber.charAt(at + 1) + partNumber.charAt(at) + partNumber.slice(at + 2),
]

const wordsOf = (name: string) => name.split(" ")

/** What people type who know a product's name, brand, machine type or part number. */
const KINDS: readonly ((product: CompleteProduct, partNumber: string) => readonly string[])[] = [
  ({ brand }, partNumber) => shuffled([brand.name, partNumber]),
  ({ name }, partNumber) => shuffled([pick(wordsOf(name)), partNumber, pick(wordsOf(name))]),
  ({ name }, partNumber) => shuffled([name, partNumber]),
  ({ machine_type: type }, partNumber) => shuffled([type.name, partNumber]),
  ({ brand, name }) => shuffled([brand.name, ...wordsOf(name)]),
  ({ name }) => shuffled(wordsOf(name)),
  (_product, partNumber) => [pick(LABELS), partNumber],
]

/** The words with signs between and around some of them. */
const withSigns = (words: readonly string[]) =>
  words
    .flatMap((word) => {
      if (isOneOf(5)) return [word, pick(SIGNS)]
      return isOneOf(8) ? [pick([`(${word})`, `“${word}”`])] : [word]
    })
    .join(" ")

test("a product is among the first three for its words and part number, with any signs and in any order", async () => {
  const { products } = await readCatalogue(`facets=false&order=name&limit=${LIST_MOST}`)
  const complete = products.filter(
    (product): product is CompleteProduct =>
      product.brand !== null && product.machine_type !== null && product.part_number !== null,
  )
  expect(complete.length).toBeGreaterThan(50)
  const missed: string[] = []
  for (let at = 0; at < QUERIES; at += 1) {
    const product = pick(complete)
    const text = withSigns(pick(KINDS)(product, typed(product.part_number ?? "")))
    const found = await readCatalogue(`facets=false&limit=3&q=${encodeURIComponent(text)}`)
    if (!found.products.some(({ id }) => id === product.id)) missed.push(`${text} (${product.name})`)
  }
  expect(missed).toEqual([])
})

test("a part number with a mistake leads to its product, and to others only where these are as near", async () => {
  const { products } = await readCatalogue(`facets=false&order=name&limit=${LIST_MOST}`)
  const numbers = products.flatMap(({ part_number: number }) => (number && number.length > 7 ? [number] : []))
  const missed: string[] = []
  for (let at = 0; at < QUERIES_WITH_MISTAKE; at += 1) {
    const number = pick(numbers)
    const text = pick(MISTAKES)(number, pick([...number].map((_letter, place) => place)))
    const found = await readCatalogue(`facets=false&limit=10&q=${encodeURIComponent(text)}`)
    if (!found.products.some((one) => one.part_number === number)) missed.push(`${text} (${number})`)
  }
  expect(missed).toEqual([])
})

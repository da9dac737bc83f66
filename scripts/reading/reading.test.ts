import ts from "typescript"
import { describe, expect, it } from "vitest"
import { countSyllables, measureReading, sentencesOf } from "./measure.ts"
import { oldSentenceIn } from "./old-sentences.ts"
import { copyIn, publicCopy, stringsOf, stringsIn } from "./public-copy.ts"

/** What the copy of the shop keeps to; a page of a few sentences may be harder than the site. */
const LIMITS = {
  siteSentenceLength: 12,
  siteAge: 10.5,
  pageSentenceLength: 16,
  pageAge: 12.5,
  longShare: 0.12,
}
const FEW_SENTENCES = 10

/** Texts of laws and of guides are quoted there, by their own names. */
const HARDER = /^(?:article: |terms$|privacyPolicy$|cookiePolicy$|company\/legal$)/
const HARDER_AGE = 13

describe("The measure of reading age", () => {
  it.each([
    ["cat", 1],
    ["quote", 1],
    ["prices", 1],
    ["barcode", 2],
    ["printed", 2],
    ["label", 2],
    ["table", 2],
    ["battery", 3],
    ["comprehensive", 4],
    ["DS2208", 1],
  ])("counts the syllables of %s: %i", (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables)
  })

  it("takes a text apart at full stops, not at decimals, units or abbreviations within a sentence", () => {
    expect(sentencesOf("It reads 1.5 m codes. Is it sealed? Yes: IP42.\nNew line")).toEqual([
      "It reads 1.5 m codes.",
      "Is it sealed?",
      "Yes: IP42.",
      "New line",
    ])
  })

  it("is the Flesch-Kincaid grade and five", () => {
    const { words, sentences, sentenceLength, age } = measureReading(["The cat sat on the mat."])
    expect({ words, sentences, sentenceLength }).toEqual({ words: 6, sentences: 1, sentenceLength: 6 })
    expect(age).toBeCloseTo(0.39 * 6 + 11.8 - 15.59 + 5)
  })

  it("counts the share of sentences over 25 words", () => {
    const long = Array.from({ length: 26 }, () => "word").join(" ")
    expect(measureReading([`${long}.`, "A short one."]).longShare).toBe(0.5)
  })

  it("is 0 of nothing", () => {
    expect(measureReading([])).toMatchObject({ words: 0, age: 0 })
  })
})

describe("The copy in a file", () => {
  it("is its sentences, without code, errors and addresses, by the page that holds them", () => {
    const source = `
      import { x } from "./one two three four five"
      const home = { intro: "We sell and repair [barcode equipment](/products).", icon: "M1 2 3 4 5 6" }
      const page = { path: routes.repair, text: \`It takes \${days} days from arrival here.\` }
      throw new Error("This is what only the log says.")
      const shown = <p className="mt-4 flex grid gap-4 p-2">One of our team will reply.</p>
    `
    expect([...copyIn(source, "sample", ts.ScriptKind.TSX)]).toEqual([
      ["sample", ["We sell and repair barcode equipment.", "One of our team will reply."]],
      ["repair", ["It takes 10 days from arrival here."]],
    ])
  })
})

describe("The public copy", () => {
  const pages = publicCopy().map(({ name, texts }) => ({ name, ...measureReading(texts) }))
  const whole = measureReading(publicCopy().flatMap(({ texts }) => texts))

  it("has sentences of at most 12 words on average, read with ease at ten and a half", () => {
    expect(whole.words).toBeGreaterThan(20_000)
    expect(whole.sentenceLength).toBeLessThanOrEqual(LIMITS.siteSentenceLength)
    expect(whole.age).toBeLessThanOrEqual(LIMITS.siteAge)
  })

  it("has no page that is hard to read", () => {
    const hard = pages
      .filter(({ sentences }) => sentences >= FEW_SENTENCES)
      .filter(
        ({ name, sentenceLength, longShare, age }) =>
          sentenceLength > LIMITS.pageSentenceLength ||
          longShare > LIMITS.longShare ||
          age > (HARDER.test(name) ? HARDER_AGE : LIMITS.pageAge),
      )
    expect(hard).toEqual([])
  })
})

describe("The old sentences", () => {
  it("are found in strings, templates and text of JSX, however they are broken into lines", () => {
    const source = `
      const label = "Put it back"
      const error = \`Enter more than nought, not \${typed}\`
      const shown = <p>The page speaks
        for itself</p>
    `
    const found = stringsIn(source, ts.ScriptKind.TSX).filter((text) => oldSentenceIn(text) !== undefined)
    expect(found).toHaveLength(3)
  })

  it("are nowhere in the storefront, neither on public pages nor on those of staff", () => {
    const files = stringsOf("storefront/src")
    expect(files.some(({ file }) => file.includes("/staff/"))).toBe(true)
    const riddles = files.flatMap(({ file, strings }) =>
      strings.filter((text) => oldSentenceIn(text) !== undefined).map((text) => ({ file, text })),
    )
    expect(riddles).toEqual([])
  })

  it("are in no mail and in no label or message of the contract", () => {
    const riddles = [
      ...stringsOf("backend/src/contract").flatMap(({ strings }) => strings),
      ...publicCopy().flatMap(({ texts }) => texts),
    ]
    expect(riddles.filter((text) => oldSentenceIn(text) !== undefined)).toEqual([])
  })
})

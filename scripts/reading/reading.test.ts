import { describe, expect, it } from "vitest"
import { measureReading } from "./measure.ts"
import { oldSentenceIn } from "./old-sentences.ts"
import { publicCopy, stringsOf } from "./public-copy.ts"

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

it("One name stands for one thing: no old one is on a page, in a mail, or in a label or message of the contract", () => {
  const files = [...stringsOf("storefront/src"), ...stringsOf("backend/src/contract")]
  expect(files.some(({ file }) => file.includes("/staff/"))).toBe(true)
  const texts = [...files.flatMap(({ strings }) => strings), ...publicCopy().flatMap((page) => page.texts)]
  expect(texts.filter((text) => oldSentenceIn(text) !== undefined)).toEqual([])
})

import { describe, expect, it } from "vitest"
import { searchQuestions } from "./faq-search"

const groups = [
  {
    title: "Delivery",
    questions: [
      { id: "abroad", question: "Do you ship abroad?", html: "<p>To <a href='/map'>many</a> countries.</p>" },
      { id: "time", question: "How long does it take?", html: "<p>A day.</p>" },
      { id: "size", question: "Which labels?", html: "<p>Those &lt;50 mm &amp; &quot;rolls&quot;.</p>" },
    ],
  },
  { title: "Repairs", questions: [{ id: "repair", question: "Do you repair?", html: "<p>Yes.</p>" }] },
]

const idsOf = (query: string) =>
  searchQuestions(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id))

describe("searching the questions", () => {
  it("finds each word in question or answer, ignoring case", () => {
    expect(idsOf("SHIP countries")).toEqual(["abroad"])
    expect(idsOf("do you")).toEqual(["abroad", "repair"])
  })

  it("leaves out groups without answers, and looks into no markup", () => {
    expect(searchQuestions(groups, "repair").map(({ title }) => title)).toEqual(["Repairs"])
    expect(idsOf("href")).toEqual([])
  })

  it("takes signs for text", () => {
    expect(idsOf('<50 mm & "rolls"')).toEqual(["size"])
    expect(idsOf("<60 mm and rolls >")).toEqual([])
  })
})

import { describe, expect, it } from "vitest"
import { questionGroups } from "@/content/company/faq"
import { searchQuestions } from "./faq-search"

const groups = [
  {
    title: "Delivery",
    questions: [
      { id: "abroad", question: "Do you ship abroad?", html: "<p>To <a href='/map'>many</a> countries.</p>" },
      { id: "time", question: "How long does it take?", html: "<p>A day.</p>" },
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

  it("shows all when nothing is looked for", () => {
    expect(idsOf("  ")).toEqual(["abroad", "time", "repair"])
  })

  it("has an address of its own for each question", () => {
    const ids = questionGroups.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

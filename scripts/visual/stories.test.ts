import { describe, expect, it } from "vitest"
import { type ExtractedStory, type IndexedStory, planOf } from "./stories.ts"

const options = { w320: { styles: { width: "320px", height: "640px" } } }
const plan = (story: Partial<ExtractedStory> = {}, indexed: Partial<IndexedStory> = {}) => {
  const id = indexed.id ?? "actions-button--primary"
  return planOf(
    { id, parameters: { viewport: { options } }, ...story },
    { id, isMain: true, tags: [], ...indexed },
  )
}

describe("a story is drawn", () => {
  const drawn = (story?: Partial<ExtractedStory>, indexed?: Partial<IndexedStory>) =>
    plan(story, indexed).pictures.map(({ theme, width }) => `${theme} ${width}`)
  const dark = { storyGlobals: { theme: "dark" } }

  it("light on a desk and dark on a phone, if it is the first of its component", () => {
    expect(drawn()).toEqual(["light 1280", "dark 390"])
    expect(drawn({}, { isMain: false })).toEqual([])
  })

  it("once, if its name says that it shows states, or a tag asks for it", () => {
    expect(drawn({}, { isMain: false, id: "forms-field--with-error" })).toEqual(["light 1280"])
    expect(drawn(dark, { isMain: false, id: "content-badge--variants-dark" })).toEqual(["dark 1280"])
    expect(drawn({}, { isMain: false, tags: ["picture"] })).toEqual(["light 1280"])
  })

  it("not at all, if a tag says so", () => {
    expect(drawn({}, { tags: ["no-picture"] })).toEqual([])
  })

  it("only in the mode it insists on", () => {
    expect(drawn(dark)).toEqual(["dark 1280"])
  })

  it("first in the window it sets", () => {
    const narrow = { storyGlobals: { viewport: { value: "w320" } } }
    expect(drawn(narrow)).toEqual(["light 320", "dark 390"])
    expect(plan(narrow).ownWindow).toEqual({ width: 320, height: 640 })
  })
})

it("A story is a variant if only its colours are its own, and leaves traces if it simulates a state", () => {
  const simulated = { parameters: { pseudo: { hover: true } } }
  expect(plan()).toMatchObject({ isVariant: false, leavesTraces: false })
  expect(plan({ storyGlobals: { theme: "dark" } })).toMatchObject({ isVariant: true, leavesTraces: false })
  expect(plan(simulated)).toMatchObject({ isVariant: true, leavesTraces: true })
})

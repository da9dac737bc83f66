import { describe, expect, it } from "vitest"
import { type ExtractedStory, planOf } from "./stories.ts"

const options = { w320: { styles: { width: "320px", height: "640px" } } }
const plan = (story: Partial<ExtractedStory> = {}, plays = false) =>
  planOf({ id: "actions-button--primary", parameters: { viewport: { options } }, ...story }, plays)

describe("a story is looked at", () => {
  const drawn = (story?: Partial<ExtractedStory>) =>
    plan(story).pictures.map(({ theme, width }) => `${theme} ${width}`)

  it("light on a desk and dark on a phone", () => {
    expect(drawn()).toEqual(["light 1280", "dark 390"])
  })

  it("only in the mode it insists on", () => {
    expect(drawn({ storyGlobals: { theme: "dark" } })).toEqual(["dark 1280"])
  })

  it("only at the width it insists on", () => {
    const narrow = { storyGlobals: { viewport: { value: "w320" } } }
    expect(drawn(narrow)).toEqual(["light 320", "dark 320"])
    expect(plan(narrow).ownWindow).toEqual({ width: 320, height: 640 })
  })

  it("on a desk alone when it feigns a state", () => {
    const parameters = { viewport: { options }, pseudo: { hover: true } }
    expect(drawn({ parameters })).toEqual(["light 1280", "dark 1280"])
  })

  it("in narrow windows unless only its colours are its own", () => {
    expect(plan().reflows).toBe(true)
    expect(plan({ storyGlobals: { theme: "dark" } }).reflows).toBe(false)
    expect(plan({ parameters: { pseudo: { hover: true } } }).reflows).toBe(false)
  })

  it("and leaves traces when it feigns a state", () => {
    expect(plan().leavesTraces).toBe(false)
    expect(plan({}, true).leavesTraces).toBe(false)
    expect(plan({ parameters: { pseudo: { hover: true } } }).leavesTraces).toBe(true)
  })
})

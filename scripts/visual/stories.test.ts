import { describe, expect, it } from "vitest"
import { type ExtractedStory, planOf } from "./stories.ts"

const options = { w320: { styles: { width: "320px", height: "640px" } } }
const plan = (story: Partial<ExtractedStory> = {}, plays = false) =>
  planOf({ id: "actions-button--primary", parameters: { viewport: { options } }, ...story }, plays)

describe("a story is looked at", () => {
  it("in both modes, on a desk and a phone", () => {
    expect(plan()).toMatchObject({ themes: ["light", "dark"], widths: [1280, 390] })
  })

  it("only in the mode it insists on", () => {
    expect(plan({ storyGlobals: { theme: "dark" } }).themes).toEqual(["dark"])
  })

  it("only at the width it insists on", () => {
    const narrow = plan({ storyGlobals: { viewport: { value: "w320" } } })
    expect(narrow).toMatchObject({ widths: [320], ownWindow: { width: 320, height: 640 } })
  })

  it("and leaves traces when it plays or feigns a state", () => {
    expect(plan().leavesTraces).toBe(false)
    expect(plan({}, true).leavesTraces).toBe(true)
    expect(plan({ parameters: { pseudo: { hover: true } } }).leavesTraces).toBe(true)
  })
})

describe("a story that is exempt", () => {
  it.each(["visual", "reflow"] as const)("from %s says why", (name) => {
    const exempt = plan({ parameters: { [name]: { skip: "The map of the world scrolls by intent." } } })
    expect(exempt[`${name}Exempt`]).toBe("The map of the world scrolls by intent.")
    expect(() => plan({ parameters: { [name]: { skip: true } } })).toThrow("says why")
    expect(() => plan({ parameters: { [name]: { skip: " " } } })).toThrow("says why")
  })
})

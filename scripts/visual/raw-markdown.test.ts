import { describe, expect, it } from "vitest"
import { rawMarkdownIn } from "./raw-markdown.ts"

describe("a docs page shows raw Markdown", () => {
  it.each([
    ["a table", "Where things are\n| Group | Content |\n| --- | --- |", "| --- | --- |"],
    ["a row", "| **Tokens** | colours |", "| **Tokens** | colours |"],
    ["bold text", "What is **not** bold", "What is **not** bold"],
    ["a heading", "Text\n## In a minute", "## In a minute"],
    ["a link", "See [the rules](CONTRIBUTING.md).", "See [the rules](CONTRIBUTING.md)."],
    ["a fence", "```tsx", "```tsx"],
  ])("in %s", (_name, text, line) => {
    expect(rawMarkdownIn(text)).toBe(line)
  })

  it.each(["Rows | Columns", 'union: "sm" | "md"', "2 ** 8", "#1 of 3", "f(x)[0] (a note)", ""])(
    "but not in %j",
    (text) => {
      expect(rawMarkdownIn(text)).toBeUndefined()
    },
  )
})

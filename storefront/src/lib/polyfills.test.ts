import { runInNewContext } from "node:vm"
import { describe, expect, test } from "vitest"
import { addMissing, polyfills } from "./polyfills"

/** Runs code in a browser's place that lacks what the polyfills add. @returns the value of its last expression */
function runWithout(code: string): unknown {
  const browser = { AbortController, AbortSignal: {}, HTMLElement: class {} }
  const copies = ["toReversed", "toSorted", "toSpliced", "with"]
  const take = copies.map((name) => `delete Array.prototype.${name};`).join("\n")
  return runInNewContext(`${take}\n(${addMissing.toString()})();\n${code}`, browser)
}

test.each([
  "[3, 1, 10].toSorted()",
  "[3, 1, 10].toSorted((one, other) => other - one)",
  "[1, 2, 3].toReversed()",
  "[1, 2, 3].toSpliced(1, 1, 8, 9)",
  "[1, 2, 3].toSpliced(1)",
  "[1, 2, 3].toSpliced()",
  "[1, 2, 3].toSpliced(-1, 0, 4)",
  "[1, 2, 3].with(1, 5)",
  "[1, 2, 3].with(-1, 5)",
  "const before = [3, 1]; before.toSorted(); before.toReversed(); before.toSpliced(0); before.with(0, 9); before",
  "[3, 1].flatMap((one) => Object.keys([one]))",
  "const seen = []; for (const name in [1]) seen.push(name); seen",
  "try { [1].with(1, 2) } catch (error) { error.name }",
])("an older browser has the value that others have: %s", (code) => {
  expect(JSON.stringify(runWithout(code))).toBe(JSON.stringify(runInNewContext(code)))
})

describe("AbortSignal.any", () => {
  const any = runWithout("AbortSignal.any") as typeof AbortSignal.any

  test("is aborted by the first that is aborted, with its reason", () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = any([one.signal, other.signal])
    expect(signal.aborted).toBe(false)
    other.abort("other")
    one.abort("one")
    expect(signal.reason).toBe("other")
  })

  test("is aborted at once where one is aborted already", () => {
    expect(any([new AbortController().signal, AbortSignal.abort("before")]).reason).toBe("before")
  })
})

test("the script brings popovers, too", () => {
  expect(polyfills()).toContain("showPopover")
})

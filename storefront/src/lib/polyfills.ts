import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/**
 * Adds what the browser lacks of `AbortSignal.any` (Safari 17.4, Chrome 116, Firefox 124) and the methods of arrays that return a
 * copy (Firefox 115), and makes way for popovers, which add themselves where the property is missing. Sent as text, so it cannot
 * use anything else of this module.
 */
export function addMissing(): void {
  const methodsOfPopovers = ["showPopover", "hidePopover", "togglePopover"]
  if (!methodsOfPopovers.every((name) => name in HTMLElement.prototype))
    Reflect.deleteProperty(HTMLElement.prototype, "popover")

  const any = (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController()
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener("abort", abort, { once: true, signal: controller.signal })
    }
    return controller.signal
  }
  if (!("any" in AbortSignal)) Object.assign(AbortSignal, { any })

  const methods = {
    toReversed(this: unknown[]) {
      return [...this].reverse()
    },
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare)
    },
    toSpliced(this: unknown[], ...change: [start: number, deleteCount: number, ...added: unknown[]]) {
      const copy = [...this]
      copy.splice(...change)
      return copy
    },
    with(this: unknown[], index: number, value: unknown) {
      const at = index < 0 ? this.length + index : index
      if (at < 0 || at >= this.length) throw new RangeError("Invalid index")
      const copy = [...this]
      copy[at] = value
      return copy
    },
  }
  for (const [name, value] of Object.entries(methods)) {
    if (name in Array.prototype) continue
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true })
  }
}

/**
 * The text of /polyfills.js: {@link addMissing}, and OddBird's Popover API (Safari 17, Chrome 114, Firefox 125).
 *
 * @throws where the package of the popovers has no such file
 */
export function polyfills(): string {
  const require = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), "package.json"))
  const folder = path.dirname(require.resolve("@oddbird/popover-polyfill"))
  const popovers = readFileSync(path.join(/* turbopackIgnore: true */ folder, "popover.iife.min.js"), "utf8")
  return `(${addMissing.toString()})();\n${popovers}\n`
}

import { expect, test as base } from "@playwright/test"

/** Has something done when the test has ended, whatever its outcome: what was registered last comes first. */
export type AtEnd = (step: () => Promise<unknown>) => void

declare global {
  interface Window {
    /** Reports a dialog that is not where dialogs are. */
    reportMisplaced?: (dialog: string) => Promise<void>
    /** Reports what a content security policy has blocked. */
    reportBlocked?: (what: string) => Promise<void>
  }
}

function watchPolicy(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI, sample }) => {
    // zod tries whether it may compile schemas, and goes on without.
    if (blockedURI === "eval") return
    void window.reportBlocked?.(`${effectiveDirective} ${blockedURI} ${sample} on ${documentURI}`)
  })
}

/**
 * Reports each modal dialog that leaves the window once it has opened, or is neither in its middle nor at one of its
 * sides.
 */
function watchDialogs(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the dialog as `this` below
  const showModal = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    showModal.call(this)
    void Promise.allSettled(this.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!this.open) return
      const { left, right, top, bottom } = this.getBoundingClientRect()
      const { clientWidth: width } = document.documentElement
      const isInside = left > -1 && right < width + 1 && top > -1 && bottom < window.innerHeight + 1
      const isAtSide = left < 1 || right > width - 1
      const isCentred = Math.abs(left + right - width) < 2
      if (isInside && (isAtSide || isCentred)) return
      const place = [left, top, right, bottom].map(Math.round).join(", ")
      return window.reportMisplaced?.(`${this.textContent.slice(0, 40)} at ${place} of ${width} px`)
    })
  }
}

/**
 * Tests in a browser: every dialog that a test opens must lie within the window, in its middle or at a side, and no content
 * security policy may block anything of the shop's pages. `atEnd` tidies up what a test has made, also when it fails: it is
 * tried again, in the same shop.
 */
export const test = base.extend<{ dialogsInPlace: undefined; nothingBlocked: undefined; atEnd: AtEnd }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads in the pattern which fixtures this one needs: none
  atEnd: async ({}, provide) => {
    const steps: (() => Promise<unknown>)[] = []
    await provide((step) => steps.push(step))
    const faults: unknown[] = []
    for (const step of steps.reverse()) await step().catch((error: unknown) => faults.push(error))
    expect(faults, "what could not be tidied up").toEqual([])
  },
  nothingBlocked: [
    async ({ context }, use) => {
      const blocked: string[] = []
      await context.exposeFunction("reportBlocked", (what: string) => blocked.push(what))
      await context.addInitScript(watchPolicy)
      await use(undefined)
      expect(blocked, "blocked by a content security policy").toEqual([])
    },
    { auto: true },
  ],
  dialogsInPlace: [
    async ({ context }, use) => {
      const misplaced: string[] = []
      await context.exposeFunction("reportMisplaced", (dialog: string) => misplaced.push(dialog))
      await context.addInitScript(watchDialogs)
      await use(undefined)
      expect(misplaced, "dialogs outside the window, or neither in its middle nor at a side").toEqual([])
    },
    { auto: true },
  ],
})

export * from "@playwright/test"

import { expect, test as base } from "@playwright/test"

/** Reports a dialog that is not where dialogs are. */
declare global {
  interface Window {
    reportMisplaced?: (dialog: string) => Promise<void>
  }
}

/**
 * Reports each modal dialog that leaves the window once it has opened, or is neither in its middle nor at one of its
 * sides.
 */
function watchDialogs(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the dialog as `this` below
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

/** Tests in a browser: every dialog that a test opens must lie within the window, in its middle or at a side. */
export const test = base.extend<{ dialogsInPlace: undefined }>({
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

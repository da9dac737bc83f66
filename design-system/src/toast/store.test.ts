import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createToaster, REMOVAL_DELAY, SHOWN_MS } from "./store"

it("shows a toast for 6 s", () => {
  expect(SHOWN_MS).toBe(6_000)
})

describe("createToaster", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("forgets it 1,000,000 ms after its dismissal, not before", () => {
    const toaster = createToaster()
    toaster.show({ title: "Added to Cart!" })
    toaster.dismiss()
    vi.advanceTimersByTime(999_999)
    expect(toaster.current()).toMatchObject({ title: "Added to Cart!", isOpen: false })
    vi.advanceTimersByTime(1)
    expect(toaster.current()).toBeNull()
  })

  it("closes a toast when another page is opened, or the one after for a toast that belongs to the next", () => {
    const toaster = createToaster()
    toaster.show({ title: "Added to Cart!" })
    toaster.leavePage()
    expect(toaster.current()?.isOpen).toBe(false)
    toaster.show({ title: "Product deleted", staysOnNextPage: true })
    toaster.leavePage()
    expect(toaster.current()?.isOpen).toBe(true)
    toaster.leavePage()
    expect(toaster.current()?.isOpen).toBe(false)
  })

  it("does not let the removal of one take the next", () => {
    const toaster = createToaster()
    toaster.show({ title: "Added to Cart!" })
    toaster.dismiss()
    toaster.show({ title: "Link copied!" })
    vi.advanceTimersByTime(REMOVAL_DELAY)
    expect(toaster.current()).toMatchObject({ title: "Link copied!", isOpen: true })
  })

  it("dismisses by id only the one that is shown", () => {
    const toaster = createToaster()
    const first = toaster.show({ title: "Added to Cart!" })
    toaster.show({ title: "Link copied!" })
    toaster.dismiss(first)
    expect(toaster.current()?.isOpen).toBe(true)
  })
})

import { describe, expect, it } from "vitest"
import { type Redirect, RedirectTable } from "./redirect-table"

const OLD: Redirect = { path: "/old-päge", target: "/new", status: 308, over_page: false }

describe("The redirects in memory", () => {
  it("are found in any spelling of their path", async () => {
    const table = new RedirectTable(() => Promise.resolve([OLD]))
    expect(table.find("/old-p%C3%A4ge")).toBeUndefined()
    await table.refresh()
    expect(table.find("/Old-P%C3%A4ge/")).toEqual(OLD)
    expect(table.find("/new")).toBeUndefined()
  })

  it("stay while the backend is unavailable, and hits are reported once it is back", async () => {
    const reported: unknown[] = []
    let isDown = false
    const table = new RedirectTable((hits) => {
      if (isDown) return Promise.reject(new Error("unavailable"))
      reported.push(hits)
      return Promise.resolve([OLD])
    })
    await table.refresh()
    isDown = true
    table.count(OLD)
    table.count(OLD)
    await expect(table.refresh()).rejects.toThrow("unavailable")
    expect(table.find("/old-päge")).toEqual(OLD)
    isDown = false
    await table.refresh()
    expect(reported).toEqual([[], [{ path: "/old-päge", count: 2 }]])
    expect(table.hasHits).toBe(false)
  })

  it("are read once more where a change comes while they are read", async () => {
    const reads: (() => void)[] = []
    const table = new RedirectTable(() => new Promise((resolve) => reads.push(() => resolve([OLD]))))
    const first = table.refresh()
    const second = table.refresh()
    const third = table.refresh()
    expect(reads).toHaveLength(1)
    reads[0]?.()
    await expect.poll(() => reads.length).toBe(2)
    reads[1]?.()
    await Promise.all([first, second, third])
    expect(reads).toHaveLength(2)
  })
})

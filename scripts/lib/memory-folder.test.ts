import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { memoryFolder } from "./memory-folder.ts"

describe("The folder in memory for databases that are thrown away", () => {
  it("is another one for each installation, the same each time", () => {
    // The disk of the temporary files stands for the memory: this asks only for its free space.
    const [one, again, other] = ["/shop/a", "/shop/a", "/shop/b"].map((owner) =>
      memoryFolder(owner, tmpdir()),
    )
    expect(one).toMatch(/scanwright-[\da-f]{12}$/)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })

  it("is none where the system has no such place", () => {
    expect(memoryFolder("/shop/a", join(tmpdir(), "no-such-place"))).toBeUndefined()
  })
})

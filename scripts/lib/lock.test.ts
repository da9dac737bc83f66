import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Lock, lockHolder } from "./lock.ts"
import { identify } from "./process-identity.ts"

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scanwright-lock-"))
  file = join(folder, "lock.json")
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("the lock of an installation", () => {
  it("is held by one process at a time", () => {
    const lock = Lock.acquire(file, "npm start")
    expect(Lock.tryAcquire(file, "npm run dev")).toBeUndefined()
    lock.release()
    expect(Lock.tryAcquire(file, "npm run dev")).toBeDefined()
  })

  it("is void when its holder has gone, even if another process has its number", () => {
    const holder = {
      ...identify(process.pid),
      startedAt: "another time",
      command: "npm start",
      addresses: {},
    }
    writeFileSync(file, JSON.stringify(holder))
    expect(lockHolder(file)).toBeUndefined()
    expect(Lock.tryAcquire(file, "npm start")).toBeDefined()
  })

  it("tells the next one where the shop is", () => {
    Lock.acquire(file, "npm start").announce({ storefront: "http://localhost:8000" })
    expect(lockHolder(file)).toMatchObject({
      pid: process.pid,
      addresses: { storefront: "http://localhost:8000" },
    })
  })
})

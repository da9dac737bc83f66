import path from "node:path"
import { describe, expect, it } from "vitest"
import { dataFolder } from "./data-folder"

const backend = path.resolve("/srv/backend")

describe("A folder of data", () => {
  it("is the given one", () => {
    expect(dataFolder("outbox", "../mail", backend)).toBe(path.resolve("/srv/mail"))
  })

  it("is never inside the build output", () => {
    expect(dataFolder("outbox", undefined, backend)).toBe(path.join(backend, "outbox"))
    expect(dataFolder("outbox", undefined, path.join(backend, ".medusa", "server"))).toBe(
      path.join(backend, "outbox"),
    )
  })
})

import { describe, expect, it } from "vitest"
import { docsMiddlewares } from "./middlewares"

describe("The page of the API", () => {
  it.each(["production", "test"])("has no address in %s", (mode) => {
    expect(docsMiddlewares(mode)).toEqual([])
  })
})

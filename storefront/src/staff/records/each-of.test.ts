import { describe, expect, it } from "vitest"
import type { Failure, Result } from "@/lib/medusa/failure"
import { eachOf } from "./each-of"

const failed = (kind: Failure["kind"], message: string): Result<never> => ({
  ok: false,
  failure: { kind, message, isRetryable: false, cause: new Error(message) },
})

describe("A change of several records", () => {
  it("goes on after one that fails, and says why the first of them did", async () => {
    const results: Readonly<Record<string, Result<unknown>>> = {
      a: { ok: true, value: null },
      b: failed("conflict", "Changed meanwhile"),
      c: failed("not_found", "Gone"),
      d: { ok: true, value: null },
    }
    const outcome = await eachOf(Object.keys(results), (id) =>
      Promise.resolve(results[id] ?? failed("other", "None")),
    )
    expect(outcome).toEqual({
      ok: true,
      value: { done: ["a", "d"], failed: ["b", "c"], message: "Changed meanwhile" },
    })
  })

  it("names the product that has what the first one needs for itself", async () => {
    const { failure } = failed("conflict", "Taken") as { failure: Failure }
    const refusals = [{ path: "sku", code: "taken", message: "Taken", product_id: "prod_2" }]
    const outcome = await eachOf(["a"], () =>
      Promise.resolve({ ok: false, failure: { ...failure, refusals } }),
    )
    expect(outcome).toMatchObject({ ok: true, value: { message: "Taken", holderId: "prod_2" } })
  })

  it("counts a record that is gone as deleted, where that is what was wanted", async () => {
    const outcome = await eachOf(
      ["a"],
      () => Promise.resolve(failed("not_found", "Gone")),
      (result) => result.ok || result.failure.kind === "not_found",
    )
    expect(outcome).toEqual({ ok: true, value: { done: ["a"], failed: [], message: null } })
  })

  it("stops at a session that has expired, so that it can go on after a new sign-in", async () => {
    const asked: string[] = []
    const outcome = await eachOf(["a", "b"], (id) => {
      asked.push(id)
      return Promise.resolve(failed("expired", "Signed out"))
    })
    expect(outcome).toMatchObject({ ok: false, kind: "expired" })
    expect(asked).toEqual(["a"])
  })
})

import { describe, expect, it } from "vitest"
import { MAX_BODY_BYTES, readRevalidateRequest } from "./request"

const SECRET = "a-secret-of-some-length"

const read = (body: string, authorization?: string) =>
  readRevalidateRequest(
    new Request("http://localhost/api/revalidate", {
      method: "POST",
      body,
      headers: authorization === undefined ? {} : { authorization },
    }),
    SECRET,
  )

const good = { changes: [{ entity: "brand", handles: ["zebra"] }] }

describe("readRevalidateRequest", () => {
  it("takes a change message that carries the secret", async () => {
    expect(await read(JSON.stringify(good), `Bearer ${SECRET}`)).toEqual({ ok: true, changes: good.changes })
  })

  it.each([undefined, "", "Bearer", "Bearer wrong", SECRET, `bearer ${SECRET}`])(
    "refuses the authorisation %j",
    async (authorization) => {
      expect(await read(JSON.stringify(good), authorization)).toMatchObject({ ok: false, status: 401 })
    },
  )

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["no changes", JSON.stringify({ changes: [] })],
    ["an unknown entity", JSON.stringify({ changes: [{ entity: "gadget", handles: ["a"] }] })],
    ["a product without its lists", JSON.stringify({ changes: [{ entity: "product", handles: ["a"] }] })],
    [
      "a URL SEO change of another site",
      JSON.stringify({ changes: [{ entity: "url_seo", urls: ["//evil.example"] }] }),
    ],
    ["too many changes", JSON.stringify({ changes: Array(1001).fill({ entity: "everything" }) })],
  ])("refuses %s with a reason", async (_case, body) => {
    const answer = await read(body, `Bearer ${SECRET}`)
    expect(answer).toMatchObject({ ok: false, status: 400 })
    expect(!answer.ok && answer.message.length).toBeGreaterThan(10)
  })

  it("refuses a body over the limit", async () => {
    expect(await read(" ".repeat(MAX_BODY_BYTES + 1), `Bearer ${SECRET}`)).toMatchObject({
      ok: false,
      status: 413,
    })
  })

  it("does not read the body of a stranger", async () => {
    expect(await read(" ".repeat(MAX_BODY_BYTES + 1), "Bearer wrong")).toMatchObject({ status: 401 })
  })
})

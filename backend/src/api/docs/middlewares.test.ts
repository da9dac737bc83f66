import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { describe, expect, it, vi } from "vitest"
import { docsMiddlewares } from "./middlewares"

/** Visits of the page while its script is fetched by a function. */
function visitor(fetchScript: () => Promise<void>) {
  const [route] = docsMiddlewares("development", fetchScript)
  const [show] = route?.middlewares ?? []
  const headers: Record<string, string> = {}
  const sent: { status: number; html: string }[] = []
  const logged: string[] = []
  const next = vi.fn()
  let status = 200
  const res = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    status: (code: number) => {
      status = code
      return res
    },
    type: () => res,
    send: (html: string) => sent.push({ status, html }),
  } as unknown as MedusaResponse
  const scope = { resolve: () => ({ warn: (message: string) => logged.push(message) }) }
  const visit = async (path: string, method = "GET") => {
    await show?.({ path, method, scope } as unknown as MedusaRequest, res, next)
  }
  return { matcher: route?.matcher, visit, headers, sent, logged, next }
}

describe("The page of the API", () => {
  it.each(["production", "test"])("has no address in %s", (mode) => {
    expect(docsMiddlewares(mode)).toEqual([])
  })

  it("is at /docs while developing, with scripts of this server only, and leaves other addresses alone", async () => {
    const { matcher, visit, headers, sent, next } = visitor(() => Promise.resolve())
    expect(matcher).toBe("/docs")
    await visit("/")
    expect(sent[0]?.html).toContain("/openapi.json")
    expect(sent[0]?.html).toContain('<script src="/docs/reference.js">')
    expect(headers["content-security-policy"]).toContain("script-src 'self';")
    await visit("/elsewhere")
    await visit("/", "POST")
    expect(next).toHaveBeenCalledTimes(2)
    expect(sent).toHaveLength(1)
  })

  it("says so where its script cannot be fetched, and names the document", async () => {
    const { visit, sent, logged } = visitor(() => Promise.reject(new Error("npm is offline")))
    await visit("/")
    expect(sent[0]?.status).toBe(503)
    expect(sent[0]?.html).toContain('<a href="/openapi.json">')
    expect(sent[0]?.html).not.toContain("<script")
    expect(logged).toEqual([expect.stringContaining("npm is offline")])
  })
})

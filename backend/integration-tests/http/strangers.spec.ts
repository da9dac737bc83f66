import { request } from "node:http"
import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import forgetCarts from "../../src/jobs/forget-carts"
import { founder } from "../helpers/joining"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"

// Low enough to reach within a minute on any machine; read when the application starts.
const LIMITS = { READS: 10, WRITES: 6, NEW_CARTS: 5, ACCOUNT_REQUESTS: 3 }
for (const [name, most] of Object.entries(LIMITS)) process.env[`RATE_LIMIT_${name}`] = String(most)

type Headers = Record<string, string>

interface Fault {
  type?: string
  message?: string
}

const MEGABYTE = 1_024 * 1_024
/** Milliseconds for which a response is awaited: one that has not come by then waits for the body, which is never sent. */
const PATIENCE = 60_000
const DAY = 24 * 60 * 60 * 1_000

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let sample: SampleCatalogue
    let visitors = 0

    const visitor = (): Headers => {
      visitors += 1
      return {
        "x-forwarded-for": `198.51.${Math.floor(visitors / 250) + 100}.${(visitors % 250) + 1}`,
        "x-publishable-api-key": shop.publishableKey,
      }
    }
    const ask = async <T = Fault>(
      method: string,
      url: string,
      headers: Headers,
      data?: unknown,
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({ method, url, headers, data, validateStatus: () => true })
    const times = async (count: number, ask: () => Promise<AxiosResponse<unknown>>) => {
      const statuses: number[] = []
      while (statuses.length < count) statuses.push((await ask()).status)
      return statuses
    }
    const newCart = async (headers: Headers, body: object = {}) =>
      ask<Fault & { cart: { id: string; items: { id: string }[] } }>("post", "/store/carts", headers, {
        region_id: shop.regionId,
        ...body,
      })

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
      sample = await createSampleCatalogue(shop)
    })

    describe("A body over 100 kB", () => {
      /** Announces a body and never sends it, so that a response shows that nobody waits for it. */
      const announce = async (url: string, headers: Headers) =>
        new Promise<{ status: number; body: string }>((resolve, reject) => {
          const { port } = new URL((api as AxiosInstance).defaults.baseURL ?? "")
          const options = {
            port,
            path: url,
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
          }
          const sent = request(options, (response) => {
            let body = ""
            response.on("data", (part: Buffer) => (body += part.toString()))
            response.on("end", () => {
              resolve({ status: response.statusCode ?? 0, body })
              sent.destroy()
            })
          })
          sent.on("error", reject)
          sent.setTimeout(PATIENCE, () => sent.destroy(new Error("The response waits for the body")))
          sent.flushHeaders()
        })
      const length = { "content-length": String(25 * MEGABYTE) }

      it.each([
        "/admin/catalogue-imports",
        "/admin/products",
        "/store/carts",
        "/auth/user/emailpass",
        "/nowhere",
      ])("is refused unread at %s from somebody who has not signed in", async (url) => {
        const { status, body } = await announce(url, { ...visitor(), ...length })
        expect({ status, ...(JSON.parse(body) as Fault) }).toEqual({
          status: 413,
          type: "invalid_data",
          message: "The body is too large: without signing in it may have 100 kB",
        })
      })

      it.each([
        ["a forged token", { authorization: "Bearer a.b.c" }, 401],
        ["a forged key", { authorization: "Basic sk_guess" }, 401],
        ["a forged cookie", { cookie: "connect.sid=s%3Aguess.guess" }, 401],
      ])("is refused unread with %s", async (_name, headers, expected) => {
        const { status } = await announce("/admin/catalogue-imports", { ...visitor(), ...headers, ...length })
        expect(status).toBe(expected)
      })

      it("is refused unread where nothing takes one, as an upload and from staff, too", async () => {
        const upload = { "content-type": "multipart/form-data; boundary=x", authorization: "Bearer a.b.c" }
        const staff = { ...visitor(), ...length, authorization: `Bearer ${shop.token}` }
        expect((await announce("/store/carts", staff)).status).toBe(413)
        for (const url of ["/store/carts", "/store/nowhere", "/nowhere"])
          expect([url, (await announce(url, { ...visitor(), ...length, ...upload })).status]).toEqual([
            url,
            413,
          ])
      })

      it("in chunks without a length is refused, too", async () => {
        const chunked = { ...visitor(), "transfer-encoding": "chunked" }
        expect((await announce("/admin/catalogue-imports", chunked)).status).toBe(401)
        const { status, body } = await announce("/store/carts", chunked)
        expect({ status, body }).toEqual({
          status: 411,
          body: expect.stringContaining("Content-Length") as string,
        })
      })

      it("is read from staff, and checked like any other", async () => {
        const staff = { authorization: `Bearer ${shop.token}` }
        const csv = `part_number\n${"x".repeat(2 * MEGABYTE)}`
        expect((await ask("post", "/admin/catalogue-imports", staff, { csv })).status).toBe(200)
        const brand = { name: "x".repeat(200_000) }
        expect((await ask("post", "/admin/brands", staff, brand)).status).toBe(400)
        expect((await ask("post", "/admin/brands", staff, { name: "x".repeat(3 * MEGABYTE) })).status).toBe(
          413,
        )
        const hidden = await ask("post", "/admin/brands", staff, {
          name: "a\u0000",
          more: "x".repeat(200_000),
        })
        expect(hidden.data.message).toMatch(/null character/)
      })
    })

    describe("A list of the Store API", () => {
      it.each([
        "products",
        "product-categories",
        "product-variants",
        "product-tags",
        "product-types",
        "collections",
        "regions",
        "currencies",
        "brands",
        "machine-types",
        "catalogue",
        "blogs",
      ])("of %s has 100 rows at most, and says so", async (list) => {
        const read = async (limit: string) => ask("get", `/store/${list}?limit=${limit}`, visitor())
        expect((await read("100")).status).toBe(200)
        for (const limit of ["101", "100000", "1e9"]) {
          const { status, data } = await read(limit)
          expect({ status, data }).toEqual({
            status: 400,
            data: {
              type: "invalid_data",
              message: "limit must be at most 100: read longer lists page by page, with offset",
            },
          })
        }
      })

      it("is refused however its limit is written", async () => {
        for (const query of ["limit[]=5000", "limit=1&limit=5000"]) {
          expect((await ask("get", `/store/products?${query}`, visitor())).status).toBe(400)
        }
        for (const query of ["limit=-1", "offset=-1"])
          expect([query, (await ask("get", `/store/currencies?${query}`, visitor())).status]).toEqual([
            query,
            400,
          ])
        const search = { entity: "product", q: "x", pagination: { limit: 5_000 } }
        expect((await ask("post", "/store/search", visitor(), search)).data.message).toMatch(/at most 100/)
      })
    })

    describe("Rate limits of one address", () => {
      it("hold for every public list together, and for each address by itself", async () => {
        const from = visitor()
        const lists = ["products", "brands", "regions", "blogs", "catalogue"]
        let at = 0
        const statuses = await times(LIMITS.READS, () => {
          at += 1
          return ask("get", `/store/${lists[at % lists.length]}`, from)
        })
        expect(new Set(statuses)).toEqual(new Set([200]))
        const { status, headers, data } = await ask("get", "/store/currencies", from)
        expect({ status, type: data.type }).toEqual({ status: 429, type: "too_many_requests" })
        expect(Number(headers["retry-after"])).toBeGreaterThan(0)
        expect((await ask("get", "/store/products", visitor())).status).toBe(200)
      })

      it("hold for changes of carts, and for new carts by the hour", async () => {
        const from = visitor()
        const { data } = await newCart(from)
        const change = () => ask("post", `/store/carts/${data.cart.id}`, from, { email: "jo@buyer.example" })
        expect(await times(LIMITS.WRITES - 1, change)).toEqual(Array(LIMITS.WRITES - 1).fill(200))
        expect((await change()).status).toBe(429)
        const other = visitor()
        expect(await times(LIMITS.NEW_CARTS, () => newCart(other))).toEqual(Array(LIMITS.NEW_CARTS).fill(200))
        const refused = await newCart(other)
        expect([refused.status, refused.data.message]).toEqual([
          429,
          expect.stringMatching(/^Too many new carts\./) as string,
        ])
        expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60)
      })

      it("hold for requests for an account, whoever they are for", async () => {
        const from = visitor()
        let person = 0
        const request = (headers: Headers) => {
          person += 1
          return ask(
            "post",
            "/store/account-requests",
            headers,
            founder(`person-${person}@strangers.example`),
          )
        }
        const statuses = await times(LIMITS.ACCOUNT_REQUESTS, () => request(from))
        expect(statuses).toEqual(Array(LIMITS.ACCOUNT_REQUESTS).fill(202))
        expect((await request(from)).status).toBe(429)
        const stored = await shop.sql(
          "select 1 from company_invitation where email like '%@strangers.example'",
        )
        expect(stored).toHaveLength(LIMITS.ACCOUNT_REQUESTS)
        expect((await request(visitor())).status).toBe(202)
      })

      it("do not hold for the storefront's own reads", async () => {
        const own = { "x-publishable-api-key": shop.publishableKey }
        const statuses = await times(LIMITS.READS + 5, () => ask("get", "/store/regions", own))
        expect(new Set(statuses)).toEqual(new Set([200]))
      })
    })

    describe("A cart of a stranger", () => {
      const line = () => ({ variant_id: sample.products.ds2208.variant_id, quantity: 1 })

      it("does not grow by a little metadata after the other", async () => {
        const from = visitor()
        const { data } = await newCart(from, { metadata: { a: "x".repeat(1_500) }, items: [line()] })
        const { id, items } = data.cart
        const add = (url: string, note: string) =>
          ask("post", url, from, { metadata: { [note]: "x".repeat(1_500) }, quantity: 1 })
        expect(
          (await ask("post", `/store/carts/${id}`, from, { metadata: { b: "x".repeat(1_500) } })).status,
        ).toBe(400)
        const url = `/store/carts/${id}/line-items/${items[0]?.id ?? ""}`
        expect([(await add(url, "a")).status, (await add(url, "b")).status]).toEqual([200, 400])
      })

      it("is deleted after 30 days without a change, with all its parts; younger and completed ones stay", async () => {
        const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const cart = async (days: number, more: object = {}, lineDays = days) => {
          const address = { first_name: "Jo", address_1: "1 High Street" }
          const { data } = await newCart(visitor(), { items: [line()], shipping_address: address })
          const { id } = data.cart
          const ago = (age: number) => new Date(Date.now() - age * DAY)
          await database("cart")
            .where({ id })
            .update({ updated_at: ago(days), ...more })
          await database("cart_line_item")
            .where({ cart_id: id })
            .update({ updated_at: ago(lineDays) })
          return id
        }
        const old = await cart(31)
        const younger = [
          await cart(29),
          await cart(31, { completed_at: new Date() }),
          await cart(31, {}, 1),
        ].sort()
        const others = await database("cart")
          .whereNotIn("id", [old, ...younger])
          .pluck<string[]>("id")
        const addresses = await shop.count("cart_address")
        await forgetCarts(container)
        expect((await database("cart").whereNotIn("id", others).pluck<string[]>("id")).sort()).toEqual(
          younger,
        )
        expect(await database("cart_line_item").where({ cart_id: old })).toEqual([])
        expect(await shop.count("cart_address")).toBe(addresses - 1)
      })
    })
  },
})

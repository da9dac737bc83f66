import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { Shop } from "../helpers/shop"
import { Storefront } from "../helpers/storefront"

type Body = Record<string, unknown>

interface Failure {
  type: string
  code?: string
  message: string
}

const CHANGED = { type: "conflict", code: "changed_meanwhile" }

const GENERAL = {
  type: "general",
  data: {
    name: "Ada Byron",
    email: "ada@byron.example",
    message: "Please call me about a scanner.",
    privacy_consent: true,
  },
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop

    const send = async <T>(
      method: "get" | "post" | "delete",
      path: string,
      body?: Body,
      ifMatch?: string,
    ): Promise<AxiosResponse<T>> =>
      shop.request<T>(
        method,
        `/admin/${path}`,
        { authorization: `Bearer ${shop.token}`, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) },
        body,
      )
    const create = async (path: string, resource: string, body: Body): Promise<string> => {
      const { status, data } = await send<Record<string, { id: string }>>("post", path, body)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data[resource]?.id ?? ""
    }
    const createSubmission = async () => {
      const { data } = await shop.request<{ form_submission: { id: string; reference: string } }>(
        "post",
        "/store/form-submissions",
        { "x-publishable-api-key": shop.publishableKey },
        GENERAL,
      )
      return data.form_submission
    }

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })
    afterAll(() => storefront.stop())

    describe("Two members of staff who edit the same thing", () => {
      /** Each kind of record: how one is made, and two changes to it. */
      const KINDS: Record<string, { resource: string; make: () => Promise<string>; changes: [Body, Body] }> =
        {
          brands: {
            resource: "brand",
            make: () => create("brands", "brand", { name: "Conflict Brand" }),
            changes: [{ logo: "/a.svg" }, { logo: "/b.svg" }],
          },
          "machine-types": {
            resource: "machine_type",
            make: () => create("machine-types", "machine_type", { name: "Conflict Type" }),
            changes: [{ intro: "One" }, { intro: "Two" }],
          },
          blogs: {
            resource: "blog",
            make: () => create("blogs", "blog", { title: "Conflict Article" }),
            changes: [{ excerpt: "One" }, { excerpt: "Two" }],
          },
          "url-seo": {
            resource: "url_seo",
            make: () => create("url-seo", "url_seo", { url: "/conflict" }),
            changes: [{ meta_title: "One" }, { meta_title: "Two" }],
          },
          "form-submissions": {
            resource: "form_submission",
            make: async () => (await createSubmission()).id,
            changes: [{ status: "in_progress" }, { status: "closed" }],
          },
          products: {
            resource: "product",
            make: async () => (await shop.createProduct({ title: "Conflict Product", sku: "CONFLICT-1" })).id,
            changes: [{ additional_data: { seo_title: "One" } }, { additional_data: { seo_title: "Two" } }],
          },
        }
      const readVersion = async (path: string, resource: string) => {
        const { data } = await send<Record<string, { updated_at: string }>>("get", path)
        return `"${data[resource]?.updated_at}"`
      }

      it.each(Object.keys(KINDS))(
        "%s: the second to save is told of a conflict, nothing is overwritten, and may save after reading again",
        async (kind) => {
          const { resource, make, changes } = KINDS[kind]!
          const path = `${kind}/${await make()}`
          const seen = await readVersion(path, resource)
          const first = await send<Failure>("post", path, changes[0], seen)
          expect({ status: first.status, data: first.data }).toMatchObject({ status: 200 })

          const second = await send<Failure>("post", path, changes[1], seen)
          expect({ status: second.status, ...second.data }).toMatchObject({ status: 409, ...CHANGED })
          expect(second.data.message).toContain("Somebody else has changed this")
          const removal = await send<Failure>("delete", path, undefined, seen)
          expect(removal.data).toMatchObject(CHANGED)

          const fresh = await readVersion(path, resource)
          expect(fresh).not.toBe(seen)
          expect((await send("post", path, changes[1], fresh)).status).toBe(200)
          expect((await send("delete", path, undefined, await readVersion(path, resource))).status).toBe(200)
        },
      )

      it("of writes that begin at the same instant exactly one wins", async () => {
        const path = `brands/${await create("brands", "brand", { name: "Race" })}`
        const seen = await readVersion(path, "brand")
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, at) => send("post", path, { name: `Race ${at}` }, seen)),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
      })

      it("a price, a stock or a profile that changes makes the product another one", async () => {
        const product = await shop.createProduct({ title: "Touched", sku: "TOUCHED-1", price: 10 })
        const path = `products/${product.id}`
        const changes: [string, Body][] = [
          [path, { additional_data: { key_features: ["Rugged"] } }],
          [path, { variants: [{ id: product.variant_id, prices: [{ currency_code: "gbp", amount: 12 }] }] }],
          [`${path}/variants/${product.variant_id}`, { prices: [{ currency_code: "gbp", amount: 13 }] }],
        ]
        for (const [where, body] of changes) {
          const seen = await readVersion(path, "product")
          expect((await send("post", where, body)).status).toBe(200)
          expect((await send<Failure>("post", path, { title: "Mine" }, seen)).data).toMatchObject(CHANGED)
        }
      })

      it("who names no state overwrites, as any Medusa client does", async () => {
        const path = `brands/${await create("brands", "brand", { name: "Plain" })}`
        expect((await send("post", path, { name: "Plain 2" })).status).toBe(200)
        expect((await send("post", path, { name: "Plain 3" }, "*")).status).toBe(200)
      })

      it("a header that names no moment is refused, and a record that is gone is not found", async () => {
        const path = `brands/${await create("brands", "brand", { name: "Gone" })}`
        expect((await send<Failure>("post", path, { name: "X" }, '"yesterday"')).status).toBe(400)
        const seen = await readVersion(path, "brand")
        await send("delete", path)
        expect((await send("post", path, { name: "X" }, seen)).status).toBe(404)
      })

      it("strangers are told nothing about states", async () => {
        const path = `/admin/brands/${await create("brands", "brand", { name: "Closed" })}`
        const { status, data } = await shop.request(
          "post",
          path,
          { "if-match": '"2020-01-01T00:00:00Z"' },
          {},
        )
        expect(status).toBe(401)
        expect(JSON.stringify(data)).not.toContain("changed")
      })
    })
  },
})

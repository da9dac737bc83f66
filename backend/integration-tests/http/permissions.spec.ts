import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { type ApiRoute, type Caller } from "../../src/openapi/api-route"
import { API_ROUTES } from "../../src/openapi/api-routes"
import { HARMLESS_POSTS } from "../../src/api/staff-writes/staff-write"
import { PICTURES } from "../helpers/pictures"
import { Shop } from "../helpers/shop"
import { eventually } from "../helpers/storefront"

type Fields = Record<string, unknown>
type Headers = Record<string, string>

/** Why anyone may call a route without credentials. */
const OPEN_TO_ALL: Record<string, string> = {
  "get /ready": "for load balancers; reveals only whether the database responds",
  "get /openapi.json": "documentation; the source is public",
  "get /static/:file": "pictures and brochures of public pages, under names that cannot be guessed",
  "get /equipment/:file": "leads to a public drawing of the storefront",
  "get /articles/:file": "leads to a public cover of the storefront",
}

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`
const routesFor = (auth: Caller) => API_ROUTES.filter((route) => route.auth === auth)

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
/** A token as Medusa makes them. */
const sign = (claims: Fields, secret = process.env.JWT_SECRET, expiresIn = 3_600) =>
  generateJwtToken(claims, { secret, expiresIn })
const customer = (id: string) =>
  bearer(sign({ actor_id: id, actor_type: "customer", app_metadata: { customer_id: id } }))

/** Headers of one kind of caller, made from the claims of a staff token without its times. */
type Credentials = (claims: Fields, shop: Shop) => Headers

const STRANGERS: Record<string, Credentials> = {
  "no credentials": () => ({}),
  "a customer's token": () => customer("cus_1"),
  "an expired token of staff": (claims) => bearer(sign(claims, undefined, -1)),
  "a token of staff signed with another secret": (claims) => bearer(sign(claims, "another-secret")),
  "an unsigned token of staff": (claims) =>
    bearer(`${inBase64({ alg: "none", typ: "JWT" })}.${inBase64(claims)}.`),
  "a token of a registered person who is no member of staff": (claims) =>
    bearer(sign({ ...claims, actor_id: "" })),
  "the publishable key in the place of a secret one": (_claims, { publishableKey }) => ({
    authorization: `Basic ${Buffer.from(`${publishableKey}:`).toString("base64")}`,
  }),
}

const EVERYBODY: Record<string, Credentials> = {
  ...STRANGERS,
  "staff's token": (_claims, { token }) => bearer(token),
}

/** Text in every record that only staff may read. */
const HIDDEN = "For staff only"
const EMAIL = "jo@scanwright.example"
const FORM = {
  type: "general",
  data: { name: HIDDEN, email: EMAIL, message: "Please call me about a scanner.", privacy_consent: true },
}

const pictureForm = () => {
  const form = new FormData()
  form.append("files", new Blob([new Uint8Array(PICTURES.png)]), "scanner.png")
  return form
}

/** Handle of a deleted brand, for the route that restores. */
let deletedBrand = ""
/** Machine type for the route that creates a product. */
let machineTypeId = ""

/** Query or body for each route, so that a caller with permission reads or writes something. */
const SENT: Record<string, { query?: string; body?: () => object }> = {
  "get /store/products/suggestions": { query: "?q=imager" },
  "get /store/url-seo": { query: "?url=/about" },
  "post /store/form-submissions": { body: () => FORM },
  "get /admin/form-submissions/personal-data": { query: `?email=${EMAIL}` },
  "post /admin/form-submissions/personal-data/erase": { body: () => ({ email: EMAIL }) },
  "post /admin/form-submissions/:id": { body: () => ({ status: "closed" }) },
  "post /admin/deleted/restore": { body: () => ({ entity: "brand", id: deletedBrand }) },
  "post /admin/form-submissions/:id/notes": { body: () => ({ text: "Called back." }) },
  "post /admin/blogs": { body: () => ({ title: "New", content: "<p>New</p>" }) },
  "post /admin/blogs/:id": { body: () => ({ title: "Changed" }) },
  "post /admin/brands": { body: () => ({ name: "New" }) },
  "post /admin/brands/:id": { body: () => ({ name: "Changed" }) },
  "post /admin/machine-types": { body: () => ({ name: "New" }) },
  "post /admin/machine-types/:id": { body: () => ({ name: "Changed" }) },
  "post /admin/catalogue/batch": { body: () => ({ ids: ["nobody"], change: { status: "draft" } }) },
  "post /admin/catalogue/products": {
    body: () => ({ name: "Newest", machine_type_id: machineTypeId }),
  },
  "post /admin/catalogue/products/:id": { body: () => ({ name: "Renamed" }) },
  "post /admin/catalogue-imports": { body: () => ({ csv: "part_number" }) },
  "post /admin/product-categories": { body: () => ({ name: "Newer" }) },
  "post /admin/products": {
    body: () => ({ title: "New", options: [{ title: "Model", values: ["Standard"] }] }),
  },
  "post /admin/url-seo": { body: () => ({ url: "/new", meta_title: "New" }) },
  "post /admin/url-seo/:id": { body: () => ({ meta_title: "Changed" }) },
  "post /admin/url-seo/batch": { body: () => ({ create: [{ url: "/newer", meta_title: "Newer" }] }) },
  "post /admin/uploads": { body: pictureForm },
  "post /admin/uploads/presigned-urls": {
    body: () => ({ originalname: "prices.csv", mime_type: "text/csv", size: 1 }),
  },
}

describe("The table of routes", () => {
  const inTable = (auth: Caller) => routesFor(auth).map(nameOf).sort()

  it("has staff's routes under /admin and the storefront's under /store, where Medusa guards them", () => {
    expect(inTable("staff").filter((name) => !/^\w+ \/admin\//.test(name))).toEqual([])
    expect(inTable("publishable-key").filter((name) => !/^\w+ \/store\//.test(name))).toEqual([])
  })

  it("lists every open route with a reason", () => {
    expect(inTable("public")).toEqual(Object.keys(OPEN_TO_ALL).sort())
  })

  it("has no route for a shared secret, whose callers this suite would have to try", () => {
    expect(inTable("secret")).toEqual([])
  })
})

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer, utils }) => {
    let shop: Shop
    /** Claims in the token of a signed-in member of staff. */
    let claims: Fields
    /** Id of an existing record, by the first part of a path after /admin/ or /store/. */
    let ids: Record<string, string>
    let brandHandle: string

    const addressOf = (route: ApiRoute) => {
      const [, , kind = ""] = route.path.split("/")
      const named: Record<string, string | undefined> = {
        entity: "brand",
        handle: brandHandle,
        file: "nothing.png",
      }
      const path = route.path.replace(/:(\w+)/g, (_all, name: string) => named[name] ?? ids[kind] ?? "nobody")
      return `${path}${SENT[nameOf(route)]?.query ?? ""}`
    }
    const ask = (route: ApiRoute, headers: Headers, url = addressOf(route), method: string = route.method) =>
      (api as AxiosInstance).request<{ type?: string } | undefined>({
        method,
        url,
        headers,
        data: route.method === "post" ? (SENT[nameOf(route)]?.body?.() ?? {}) : undefined,
        maxRedirects: 0,
        validateStatus: () => true,
      })
    const withKey = (headers: Headers) => ({ ...headers, "x-publishable-api-key": shop.publishableKey })

    /** A digest of the rows of every table. */
    const contents = async () => {
      await utils.waitWorkflowExecutions()
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const tables = await database("pg_tables").where({ schemaname: "public" }).pluck<string[]>("tablename")
      const digests = tables.map(
        () => "SELECT ? AS name, md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ?? t",
      )
      const { rows } = await database.raw<{ rows: { name: string; md5: string | null }[] }>(
        digests.join(" UNION ALL "),
        tables.flatMap((table) => [table, table]),
      )
      return Object.fromEntries(rows.map(({ name, md5 }) => [name, md5]))
    }
    /** Waits for what goes on after a response: mails, and the search index. */
    const settle = async () => {
      let last = await contents()
      await eventually(async () => {
        const [before, now] = [last, await contents()]
        last = now
        expect(now).toEqual(before)
      }, 10_000)
    }

    const created = async (path: string, body: Fields) => {
      const { status, data } = await shop.admin<Record<string, { id: string; handle: string }>>(
        "post",
        path,
        body,
      )
      expect({ path, status }).toEqual({ path, status: 200 })
      return Object.values(data)[0] ?? { id: "", handle: "" }
    }

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      const { iat, exp, ...rest } = JSON.parse(
        Buffer.from(shop.token.split(".")[1] ?? "", "base64url").toString(),
      ) as Fields
      expect([typeof iat, typeof exp]).toEqual(["number", "number"])
      claims = rest

      const brand = await created("brands", { name: "Zebra" })
      const machineType = await created("machine-types", { name: "Barcode Scanners" })
      const product = { sku: "DS2208", category_id: machineType.id, additional_data: { brand_id: brand.id } }
      const { id: productId } = await shop.createProduct({ ...product, title: "DS2208 Imager" })
      await shop.createProduct({ ...product, title: `${HIDDEN} Imager`, sku: "DRAFT", status: "draft" })
      const blog = { title: "Choosing an imager", content: "<p>Look at the label.</p>", is_published: true }
      await created("blogs", { ...blog, title: HIDDEN, is_published: false })
      await created("url-seo", { url: "/hidden", meta_title: HIDDEN, is_active: false })
      const { data: sent } = await shop.request<{ form_submission: { id: string } }>(
        "post",
        "/store/form-submissions",
        withKey({}),
        FORM,
      )
      const { data: begun } = await shop.admin<{ catalogue_import: { id: string } }>(
        "post",
        "catalogue-imports",
        { csv: "part_number" },
      )
      ids = {
        "catalogue-imports": begun.catalogue_import.id,
        brands: brand.id,
        "machine-types": machineType.id,
        products: productId,
        catalogue: productId,
        blogs: (await created("blogs", blog)).id,
        "url-seo": (await created("url-seo", { url: "/about", meta_title: "About us" })).id,
        "form-submissions": sent.form_submission.id,
      }
      brandHandle = brand.handle
      machineTypeId = machineType.id
      deletedBrand = (await created("brands", { name: "Deleted" })).id
      await shop.admin("delete", `brands/${deletedBrand}`)
      await eventually(async () => {
        const path = `catalogue-imports/${begun.catalogue_import.id}`
        const { data } = await shop.admin<{ catalogue_import: { finished_at: string | null } }>("get", path)
        expect(data.catalogue_import.finished_at).not.toBeNull()
      }, 20_000)
      // With its mails sent and the product in the search index, nothing changes by itself.
      await shop.request("post", `/store/form-submissions/${sent.form_submission.id}/mail`, withKey({}))
      await eventually(async () => {
        const { data } = await shop.store<{ count: number }>("catalogue")
        expect(data.count).toBe(1)
      }, 10_000)
      await settle()
    })
    afterEach(settle)

    it.each(Object.entries(STRANGERS))(
      "With %s staff's routes, however they are written, refuse and touch nothing",
      async (_name, credentials) => {
        const before = await contents()
        const headers = credentials(claims, shop)
        const admitted: string[] = []
        for (const route of routesFor("staff")) {
          const address = addressOf(route)
          const responses = {
            [nameOf(route)]: await ask(route, headers),
            [`${nameOf(route)} with a publishable key`]: await ask(route, withKey(headers)),
            [`${nameOf(route)} in capitals`]: await ask(route, headers, address.toUpperCase()),
            ...(route.method === "get"
              ? { [`head ${route.path}`]: await ask(route, headers, address, "head") }
              : {}),
          }
          for (const [name, { status, data }] of Object.entries(responses)) {
            if (status !== 401 || JSON.stringify(data).includes(HIDDEN)) admitted.push(`${name}: ${status}`)
          }
        }
        expect(admitted).toEqual([])
        expect(await contents()).toEqual(before)
      },
    )

    it.each(Object.entries(EVERYBODY))(
      "With %s the storefront's routes want a publishable key, and with it give what visitors may see",
      async (_name, credentials) => {
        const before = await contents()
        const headers = credentials(claims, shop)
        for (const route of routesFor("publishable-key")) {
          const { status, data } = await ask(route, headers)
          expect([nameOf(route), status, data?.type]).toEqual([nameOf(route), 400, "not_allowed"])
        }
        expect(await contents()).toEqual(before)
        for (const route of routesFor("publishable-key")) {
          const { status, data } = await ask(route, withKey(headers))
          expect([nameOf(route), status]).toEqual([nameOf(route), 200])
          expect([nameOf(route), JSON.stringify(data)]).not.toEqual([
            nameOf(route),
            expect.stringContaining(HIDDEN),
          ])
          // Parsing drops what the contract does not name.
          expect([nameOf(route), "schema" in route.response && route.response.schema.parse(data)]).toEqual([
            nameOf(route),
            data,
          ])
        }
      },
    )

    it("Public routes have the same response for everybody", async () => {
      for (const route of routesFor("public")) {
        const { status: toNobody } = await ask(route, {})
        expect([200, 302, 404]).toContain(toNobody)
        for (const [name, credentials] of Object.entries(EVERYBODY)) {
          const { status } = await ask(route, credentials(claims, shop))
          expect([nameOf(route), name, status]).toEqual([nameOf(route), name, toNobody])
        }
      }
    })

    it("Every route of staff serves staff and refuses all others, and each write is in the activity log", async () => {
      const order = ["get", "post", "delete"]
      const routes = routesFor("staff").sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
      const failed: string[] = []
      const unlogged: string[] = []
      for (const route of routes) {
        const before = await shop.count("activity_entry")
        const { status, data } = await ask(route, bearer(shop.token))
        if (status !== 200) failed.push(`${nameOf(route)}: ${status} ${JSON.stringify(data)}`)
        const entries = (await shop.count("activity_entry")) - before
        const isWrite = route.method !== "get" && !HARMLESS_POSTS.includes(route.path.slice("/admin/".length))
        if (entries !== (isWrite ? 1 : 0)) unlogged.push(`${nameOf(route)}: ${entries} entries`)
      }
      expect(failed).toEqual([])
      expect(unlogged).toEqual([])
    })

    it("Valid tokens of this form are accepted, so the others are refused for their faults", async () => {
      const { id } = await getContainer().resolve(Modules.CUSTOMER).createCustomers({ email: EMAIL })
      expect((await shop.request("get", "/store/customers/me", withKey(customer(id)))).status).toBe(200)
      expect((await shop.request("get", "/admin/users/me", bearer(sign(claims)))).status).toBe(200)
    })
  },
})

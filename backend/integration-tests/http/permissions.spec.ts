import { isDeepStrictEqual } from "node:util"
import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { type ApiRoute, type Caller } from "../../src/openapi/api-route"
import {
  type AdminStaffMemberResponse,
  adminPermission,
  type AdminStaffResponse,
  IDEMPOTENCY_HEADER,
  ROLE_REFUSAL,
  roleAllows,
  STAFF_ROLES,
} from "../../src/contract"
import { adminPathParts } from "../../src/api/staff-writes/path-parts"
import { COMPANY_MODULE } from "../../src/modules/company"
import { type CompanyModuleService } from "../../src/modules/company/service"
import { API_ROUTES } from "../../src/openapi/api-routes"
import { HARMLESS_POSTS } from "../../src/api/staff-writes/staff-write"
import { ADDRESS } from "../helpers/account"
import { storeCompany } from "../helpers/companies"
import { PICTURES } from "../helpers/pictures"
import { founder } from "../helpers/joining"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

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

/** The one route of staff for people who are about to join; sessions.spec.ts and strangers.spec.ts try it. */
const FOR_THE_INVITED = "post /admin/invites/accept"

const REFUSED = { type: "forbidden", code: "role_refused", message: ROLE_REFUSAL }

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
/** The company that the one of the tests is a possible duplicate of. */
const DUPLICATE_OF = "comp_first"
const FORM = {
  type: "general",
  data: { name: HIDDEN, email: EMAIL, message: "Please call me about a scanner.", privacy_consent: true },
}

/** The token of a link that was never mailed. */
const NO_TOKEN = "A".repeat(43)

const pictureForm = () => {
  const form = new FormData()
  form.append("files", new Blob([new Uint8Array(PICTURES.png)]), "scanner.png")
  return form
}

/** Handle of a deleted brand, for the route that restores. */
let deletedBrand = ""
/** Machine type for the route that creates a product. */
let machineTypeId = ""
/** Product and form submission for the routes that name one in their body. */
let productId = ""
let submissionId = ""

/** Query or body for each route, so that a caller with permission reads or writes something. */
const SENT: Record<string, { query?: string; body?: () => object; headers?: Headers; status?: number }> = {
  "post /store/account-requests": { body: () => founder(EMAIL) },
  "post /store/account-requests/read": { body: () => ({ token: NO_TOKEN }), status: 410 },
  "post /store/account-requests/accept": {
    body: () => ({ token: NO_TOKEN, first_name: "Jo", last_name: "Doe", password: "a-long-password" }),
    status: 410,
  },
  "get /store/products/suggestions": { query: "?q=imager" },
  "get /store/url-seo": { query: "?url=/about" },
  "post /store/form-submissions": { body: () => FORM },
  "post /store/product-views": { body: () => ({ product_id: productId }) },
  "post /store/missed-searches": { body: () => ({ text: "no such thing 0000" }) },
  "post /store/stock-alerts": {
    body: () => ({ product_id: productId, email: EMAIL, privacy_consent: true }),
  },
  "post /store/stock-alerts/confirm": { body: () => ({ token: "nobody" }) },
  "post /store/stock-alerts/remove": { body: () => ({ token: "nobody" }) },
  "post /admin/form-submissions/batch": { body: () => ({ ids: [submissionId], status: "in_progress" }) },
  "post /admin/form-submissions/:id/replies": {
    body: () => ({ text: "It is in stock." }),
    headers: { [IDEMPOTENCY_HEADER]: "0a000000-0000-4000-8000-000000000001" },
  },
  "get /admin/form-submissions/personal-data": { query: `?email=${EMAIL}` },
  "post /admin/form-submissions/personal-data/erase": { body: () => ({ email: EMAIL }) },
  "post /admin/form-submissions/:id": { body: () => ({ status: "closed" }) },
  "post /admin/deleted/restore": { body: () => ({ entity: "brand", id: deletedBrand }) },
  "post /admin/form-submissions/:id/notes": { body: () => ({ text: "Called back." }) },
  "post /admin/blogs": { body: () => ({ title: "New", content: "<p>New</p>" }) },
  "post /admin/blogs/:id": { body: () => ({ title: "Changed" }) },
  "delete /admin/brands/:id": { query: "?products_to=none" },
  "delete /admin/machine-types/:id": { query: "?products_to=none" },
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
  "post /admin/company-facts": { body: () => ({ version: 0, facts: null }) },
  "post /admin/mail-texts/:id": { body: () => ({ version: 0, texts: null }) },
  "get /admin/scheduled-prices": { query: "?product_id=nobody" },
  "post /admin/scheduled-prices": {
    body: () => ({
      product_id: productId,
      price: 99.5,
      starts_at: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    }),
  },
  "post /admin/companies/:id": { body: () => ({ note: HIDDEN }) },
  "post /admin/companies/:id/invitations": {
    body: () => ({ email: "invited@hidden.example", roles: ["admin"] }),
  },
  "post /admin/companies/:id/addresses": { body: () => ADDRESS },
  "post /admin/companies/:id/addresses/:addressId": { body: () => ({ ...ADDRESS, label: HIDDEN }) },
  "post /admin/companies/:id/not-duplicate": { body: () => ({ of: DUPLICATE_OF }) },
  "post /admin/companies/:id/members/:memberId": { body: () => ({ roles: ["accounts"] }) },
  "post /admin/redirects": { body: () => ({ path: "/a-new-one", target: "/about" }) },
  "post /admin/redirects/:id": { body: () => ({ target: "/contact" }) },
  "post /admin/redirect-imports": { body: () => ({ csv: "path,target\n/imported,/about" }) },
  "post /redirects/sync": { body: () => ({ hits: [{ path: "/old", count: 1 }] }) },
  "post /admin/staff-policy": { body: () => ({ requires_second_factor: false }) },
  "post /admin/staff/:id": { body: () => ({ role: "editor" }) },
  "post /admin/invites/accept": { query: "?token=nobody" },
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
})

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer, utils }) => {
    let shop: Shop
    /** Claims in the token of a signed-in member of staff. */
    let claims: Fields
    /** Id of an existing record, by the first part of a path after /admin/ or /store/. */
    let ids: Record<string, string>
    let brandHandle: string
    /** A member of the company who is not its admin. */
    let memberId: string
    /** An open invitation and an address of the company. */
    let invitationId: string
    let addressId: string

    /** @param isOfNobody true for the address of a record that does not exist */
    const addressOf = (route: ApiRoute, isOfNobody = false) => {
      const [, , kind = ""] = route.path.split("/")
      const named: Record<string, string | undefined> = {
        entity: "brand",
        handle: brandHandle,
        memberId,
        invitationId,
        addressId,
        file: "nothing.png",
      }
      const path = route.path.replace(
        /:(\w+)/g,
        (_all, name: string) => named[name] ?? (isOfNobody ? undefined : ids[kind]) ?? "nobody",
      )
      return `${path}${SENT[nameOf(route)]?.query ?? ""}`
    }
    const ask = (route: ApiRoute, headers: Headers, url = addressOf(route), method: string = route.method) =>
      (api as AxiosInstance).request<{ type?: string } | undefined>({
        method,
        url,
        headers: { ...SENT[nameOf(route)]?.headers, ...headers },
        data: route.method === "post" ? (SENT[nameOf(route)]?.body?.() ?? {}) : undefined,
        maxRedirects: 0,
        validateStatus: () => true,
      })
    /** A write that is let in and then refused: of a record that does not exist, with a field that no route has. */
    const tryWrite = async (route: ApiRoute, token: string): Promise<number> => {
      const { status } = await (api as AxiosInstance).request<unknown>({
        method: route.method,
        url: addressOf(route, true),
        headers: { ...SENT[nameOf(route)]?.headers, ...bearer(token) },
        data: route.method === "post" ? { no_such_field: true } : undefined,
        maxRedirects: 0,
        validateStatus: () => true,
      })
      return status
    }
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
      await soon(async () => {
        const [before, now] = [last, await contents()]
        last = now
        expect(now).toEqual(before)
      })
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
      productId = (await shop.createProduct({ ...product, title: "DS2208 Imager" })).id
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
      submissionId = sent.form_submission.id
      const company = await storeCompany(getContainer(), {
        ...{ legal_name: `${HIDDEN} Ltd`, account_number: "SWA-900001" },
        people: [{ email: "admin@hidden.example" }, { email: "buyer@hidden.example", roles: ["buyer"] }],
      })
      memberId = company.members[1]?.id ?? ""
      const service = getContainer().resolve<CompanyModuleService>(COMPANY_MODULE)
      await service.updateCompanies({ id: company.id, possible_duplicate_of: DUPLICATE_OF })
      const invitation = await service.createCompanyInvitations({
        ...{
          kind: "member" as const,
          company_id: company.id,
          email: "open@hidden.example",
          roles: ["buyer"],
        },
        ...{ token_hash: "never-mailed", expires_at: new Date(Date.now() + 86_400_000) },
      })
      invitationId = invitation.id
      addressId = (await service.createAddress(company.id, { ...ADDRESS, is_default: false }, null, "staff"))
        .id
      ids = {
        companies: company.id,
        "catalogue-imports": begun.catalogue_import.id,
        brands: brand.id,
        "machine-types": machineType.id,
        products: productId,
        catalogue: productId,
        blogs: (await created("blogs", blog)).id,
        "url-seo": (await created("url-seo", { url: "/about", meta_title: "About us" })).id,
        "form-submissions": submissionId,
        "scheduled-prices": (
          await created("scheduled-prices", {
            product_id: productId,
            price: 89.5,
            starts_at: new Date(Date.now() + 300 * 86_400_000).toISOString(),
          })
        ).id,
        "mail-previews": "general-acknowledgement",
        "mail-texts": "reply",
        redirects: (await created("redirects", { path: "/old", target: "/about" })).id,
        staff: (await shop.member("editor", "colleague@scanwright.example")).id,
        users: (await shop.member("sales", "leaver@scanwright.example")).id,
      }
      brandHandle = brand.handle
      machineTypeId = machineType.id
      deletedBrand = (await created("brands", { name: "Deleted" })).id
      await shop.admin("delete", `brands/${deletedBrand}`)
      await soon(async () => {
        const path = `catalogue-imports/${begun.catalogue_import.id}`
        const { data } = await shop.admin<{ catalogue_import: { finished_at: string | null } }>("get", path)
        expect(data.catalogue_import.finished_at).not.toBeNull()
      })
      // A record of an import that wrote, for the route that undoes it.
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("catalogue_import").where({ id: begun.catalogue_import.id }).update({ dry_run: false })
      await database("import_change").insert({
        ...{ id: "impch_1", import_id: begun.catalogue_import.id },
        ...{ product_id: "prod_gone", name: "Gone", after: "{}" },
      })
      // With its mails sent and the product in the search index, nothing changes by itself.
      await shop.request("post", `/store/form-submissions/${sent.form_submission.id}/mail`, withKey({}))
      await soon(async () => {
        const { data } = await shop.store<{ count: number }>("catalogue")
        expect(data.count).toBe(1)
      })
      await settle()
    })
    afterEach(settle)

    it.each(Object.entries(STRANGERS))(
      "With %s staff's routes, however they are written, refuse and touch nothing",
      async (_name, credentials) => {
        const before = await contents()
        const headers = credentials(claims, shop)
        const admitted: string[] = []
        for (const route of routesFor("staff").filter((one) => nameOf(one) !== FOR_THE_INVITED)) {
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
          const usual = "status" in route.response ? (route.response.status ?? 200) : 200
          const expected = SENT[nameOf(route)]?.status ?? usual
          expect([nameOf(route), status]).toEqual([nameOf(route), expected])
          expect([nameOf(route), JSON.stringify(data)]).not.toEqual([
            nameOf(route),
            expect.stringContaining(HIDDEN),
          ])
          if (expected >= 400) continue
          // Parsing drops what the contract does not name.
          expect([nameOf(route), "schema" in route.response && route.response.schema.parse(data)]).toEqual([
            nameOf(route),
            data,
          ])
        }
      },
    )

    it("Routes for a shared secret refuse everybody else and touch nothing, and serve its holder", async () => {
      const before = await contents()
      for (const route of routesFor("secret")) {
        for (const [name, credentials] of Object.entries(EVERYBODY)) {
          const { status } = await ask(route, credentials(claims, shop))
          expect([nameOf(route), name, status]).toEqual([nameOf(route), name, 401])
        }
      }
      expect(await contents()).toEqual(before)
      for (const route of routesFor("secret")) {
        const { status } = await ask(route, bearer(process.env.REVALIDATE_SECRET ?? ""))
        expect([nameOf(route), status]).toEqual([nameOf(route), 200])
      }
    })

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
      const routes = routesFor("staff")
        .filter((route) => nameOf(route) !== FOR_THE_INVITED)
        .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
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

    it.each(STAFF_ROLES.filter((role) => role !== "owner"))(
      "As %s every route of staff does what the table of permissions says, and a refusal touches nothing",
      async (role) => {
        const { token } = await shop.member(role, `${role}@scanwright.example`)
        const unlike: string[] = []
        await settle()
        const before = await contents()
        for (const route of routesFor("staff").filter((one) => nameOf(one) !== FOR_THE_INVITED)) {
          const parts = adminPathParts(addressOf(route).split("?")[0] ?? "")
          const body = SENT[nameOf(route)]?.body?.()
          const isAllowed = roleAllows(role, adminPermission(route.method.toUpperCase(), parts, body))
          if (isAllowed && route.method !== "get") {
            const status = await tryWrite(route, token)
            if (status < 400 || status >= 500 || [401, 403].includes(status)) {
              unlike.push(`${nameOf(route)} without sense: ${status}`)
            }
            continue
          }
          const { status, data } = await ask(route, bearer(token))
          const isRefused = isDeepStrictEqual(data, REFUSED)
          if (status !== (isAllowed ? 200 : 403) || isRefused === isAllowed) {
            unlike.push(`${nameOf(route)}: ${status}`)
          }
        }
        expect(await contents()).toEqual(before)
        expect(unlike).toEqual([])
      },
    )

    it("A route without a row is the owner's alone, and no spelling of a path opens it", async () => {
      const { token } = await shop.member("read_only", "curious@scanwright.example")
      for (const path of [
        ...["api-keys", "API-KEYS", "api%2Dkeys", "workflows-executions", "users/me/../../api-keys"],
        ...["staff", "invites", "activity", "customers", "orders", "form-submissions"],
        "products?fields=id,*orders",
        "sales-channels?fields[]=%2Bcarts.email",
      ]) {
        expect([path, (await shop.request("get", `/admin/${path}`, bearer(token))).status]).toEqual([
          path,
          403,
        ])
      }
    })

    it("A role that sets prices changes prices in bulk, and nothing else of products", async () => {
      const { token } = await shop.member("sales", "seller@scanwright.example")
      const change = async (what: Fields) =>
        shop.request("post", "/admin/catalogue/batch", bearer(token), { ids: ["nobody"], change: what })
      expect((await change({ price_percent: 5 })).status).toBe(200)
      expect((await change({ price_percent: 5, status: "draft" })).status).toBe(403)
      expect((await change({})).status).toBe(403)
    })

    it("A secret key has the role of the person who made it", async () => {
      const owner = await shop.member("owner", "key-owner@scanwright.example")
      const { data } = await shop.request<{ api_key: { token: string } }>(
        "post",
        "/admin/api-keys",
        bearer(owner.token),
        { title: "Program", type: "secret" },
      )
      const key = { authorization: `Basic ${Buffer.from(`${data.api_key.token}:`).toString("base64")}` }
      const reads = async () => (await shop.request("get", "/admin/form-submissions", key)).status
      expect(await reads()).toBe(200)
      await shop.admin("post", `staff/${owner.id}`, { role: "editor" })
      expect(await reads()).toBe(403)
    })

    it("An accepted invitation gives its role, and one without a role the least", async () => {
      const join = async (email: string, metadata?: Fields) => {
        const { data } = await shop.admin<{ invite: { token: string } }>("post", "invites", {
          email,
          metadata,
        })
        const { invite } = data
        const password = "seven green umbrellas"
        const { data: registered } = await shop.request<{ token: string }>(
          "post",
          "/auth/user/emailpass/register",
          { "x-invite-token": invite.token },
          { email, password },
        )
        const accepted = await shop.request<{ user: { id: string; email: string } }>(
          "post",
          `/admin/invites/accept?token=${invite.token}`,
          bearer(registered.token),
          {},
        )
        expect(accepted.data.user.email).toBe(email)
        const { data: list } = await shop.admin<AdminStaffResponse>("get", "staff")
        return list.staff.find(({ id }) => id === accepted.data.user.id)?.role
      }
      expect(await join("first@scanwright.example", { role: "sales" })).toBe("sales")
      expect(await join("second@scanwright.example")).toBe("read_only")
      const { status } = await shop.admin("post", "invites", {
        email: "third@scanwright.example",
        metadata: { role: "emperor" },
      })
      expect(status).toBe(400)
    })

    it("At least one owner stays, also when two remove each other at once, and nobody changes their own role", async () => {
      const { data: me } = await shop.admin<AdminStaffMemberResponse>("get", "staff/me")
      const self = me.staff_member.id
      expect((await shop.admin("post", `staff/${self}`, { role: "editor" })).status).toBe(400)
      const other = await shop.member("owner", "other-owner@scanwright.example")
      const { data: all } = await shop.admin<AdminStaffResponse>("get", "staff")
      for (const { id, role } of all.staff) {
        if (role === "owner" && id !== self && id !== other.id) {
          await shop.admin("post", `staff/${id}`, { role: "read_only" })
        }
      }
      const results = await Promise.all([
        shop.admin("post", `staff/${other.id}`, { role: "editor" }),
        shop.request("post", `/admin/staff/${self}`, bearer(other.token), { role: "editor" }),
      ])
      expect(results.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      const owners = await shop.sql<{ user_id: string }>(
        "select user_id from staff_role where role = 'owner'",
      )
      expect(owners).toHaveLength(1)
      // Whoever is left makes the first person an owner again, for the tests that follow.
      if (owners[0]?.user_id !== self) {
        await shop.request("post", `/admin/staff/${self}`, bearer(other.token), { role: "owner" })
      }
    })

    it("Removing a member of staff takes the role away and ends the session at once", async () => {
      const { id, token } = await shop.member("editor", "removed@scanwright.example")
      expect((await shop.request("get", "/admin/staff/me", bearer(token))).status).toBe(200)
      expect((await shop.admin("delete", `users/${id}`)).status).toBe(200)
      expect((await shop.request("get", "/admin/staff/me", bearer(token))).status).toBe(401)
      expect(await shop.sql("select 1 from staff_role where user_id = ?", [id])).toEqual([])
    })

    it("Valid tokens of this form are accepted, so the others are refused for their faults", async () => {
      expect((await shop.request("get", "/admin/users/me", bearer(sign(claims)))).status).toBe(200)
    })
  },
})

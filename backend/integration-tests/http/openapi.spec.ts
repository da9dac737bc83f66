import { type AxiosInstance } from "axios"
import Ajv from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { API_ROUTES } from "../../src/openapi/api-routes"
import { type ApiRoute } from "../../src/openapi/api-route"
import { type openApiDocument } from "../../src/openapi/document"
import { accountRequests, memberToken } from "../helpers/account"
import { storeCompany } from "../helpers/companies"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

type Document = ReturnType<typeof openApiDocument>

/** A record of every kind that can be read. */
interface Sample extends SampleCatalogue {
  blog: { id: string; handle: string }
  urlSeo: { id: string }
  submission: { id: string }
  importId: string
  companyId: string
}

/** A real value for each parameter of a path. */
type Examples = Record<string, (sample: Sample) => string>

const EXAMPLES: Examples = {
  "/admin/brands/:id": ({ zebra }) => `/admin/brands/${zebra.id}`,
  "/admin/machine-types/:id": ({ scanners }) => `/admin/machine-types/${scanners.id}`,
  "/admin/blogs/:id": ({ blog }) => `/admin/blogs/${blog.id}`,
  "/store/brands/:key": ({ zebra }) => `/store/brands/${zebra.handle}`,
  "/store/machine-types/:key": ({ scanners }) => `/store/machine-types/${scanners.id}`,
  "/store/blogs/:key": ({ blog }) => `/store/blogs/${blog.handle}`,
  "/store/blogs/:key/related": ({ blog }) => `/store/blogs/${blog.handle}/related`,
  "/admin/url-seo/:id": ({ urlSeo }) => `/admin/url-seo/${urlSeo.id}`,
  "/store/url-seo": () => "/store/url-seo?url=/about",
  "/admin/form-submissions/:id": ({ submission }) => `/admin/form-submissions/${submission.id}`,
  "/admin/form-submissions/personal-data": () =>
    "/admin/form-submissions/personal-data?email=jo@scanwright.example",
  "/admin/catalogue/products/:id": ({ products }) => `/admin/catalogue/products/${products.ds2208.id}`,
  "/admin/catalogue/products/:id/prices": ({ products }) =>
    `/admin/catalogue/products/${products.ds2208.id}/prices`,
  "/admin/scheduled-prices": ({ products }) => `/admin/scheduled-prices?product_id=${products.ds2208.id}`,
  "/admin/companies/:id": ({ companyId }) => `/admin/companies/${companyId}`,
  "/admin/catalogue-imports/:id": ({ importId }) => `/admin/catalogue-imports/${importId}`,
  "/store/products/suggestions": () => "/store/products/suggestions?q=imager",
  "/store/products/:id/related": ({ products }) => `/store/products/${products.ds2208.id}/related`,
  "/store/handles/:entity/:handle": ({ zebra }) => `/store/handles/brand/${zebra.handle}`,
}

/** Routes of reads with a JSON response. */
const READS = API_ROUTES.filter(({ method, response }) => method === "get" && "schema" in response)

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let sample: Sample
    let document: Document
    /** Token of a member of a company. */
    let buyer: string

    const call = ({ path, auth }: ApiRoute, address: string) =>
      auth === "staff"
        ? shop.admin<object>("get", address.replace("/admin/", ""))
        : auth === "publishable-key"
          ? shop.store<object>(address.replace("/store/", ""))
          : auth === "customer"
            ? accountRequests(shop)<object>("get", address.replace("/store/account", ""), buyer)
            : shop.request<object>(
                "get",
                path,
                auth === "secret" ? { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` } : {},
              )

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      const { data: blogs } = await shop.admin<{ blog: Sample["blog"] }>("post", "blogs", {
        title: "Choosing a scanner",
        content: "<p>Look at the label first.</p>",
        is_published: true,
      })
      const { data: configs } = await shop.admin<{ url_seo: Sample["urlSeo"] }>("post", "url-seo", {
        url: "/about",
        meta_title: "About us",
      })
      const { data: forms } = await shop.request<{ form_submission: Sample["submission"] }>(
        "post",
        "/store/form-submissions",
        { "x-publishable-api-key": shop.publishableKey },
        {
          type: "general",
          data: {
            name: "Jo Bloggs",
            email: "jo@scanwright.example",
            message: "Please call me about a scanner.",
            privacy_consent: true,
          },
        },
      )
      const { data: imports } = await shop.admin<{ catalogue_import: { id: string } }>(
        "post",
        "catalogue-imports",
        { csv: "part_number" },
      )
      const company = await storeCompany(getContainer(), {
        ...{ legal_name: "Acme Barcodes Ltd", account_number: "SWA-000901" },
        people: [{ email: "buyer@acme.example", roles: ["buyer"] }],
      })
      sample = {
        companyId: company.id,
        ...(await createSampleCatalogue(shop)),
        blog: blogs.blog,
        urlSeo: configs.url_seo,
        submission: forms.form_submission,
        importId: imports.catalogue_import.id,
      }
      buyer = await memberToken(getContainer(), company.members[0] ?? { customerId: "", identityId: "" })
      const { data } = await shop.request<Document>("get", "/openapi.json")
      document = data
      await soon(async () => {
        const { data: list } = await shop.store<{ count: number }>("catalogue")
        expect(list.count).toBe(4)
      })
    })

    it("GET /openapi.json gives the OpenAPI 3.1 document of every route, which may be cached for an hour", async () => {
      const { status, headers } = await shop.request("get", "/openapi.json")
      expect(status).toBe(200)
      expect(headers["cache-control"]).toBe("public, max-age=3600")
      expect(document.openapi).toBe("3.1.0")
      expect(Object.keys(document.paths ?? {}).length).toBe(new Set(API_ROUTES.map(({ path }) => path)).size)
    })

    it("every read responds as the document describes, with nothing more", async () => {
      const ajv = new Ajv({ strict: false, allErrors: true })
      addFormats(ajv)
      ajv.addSchema(document, "openapi")
      for (const route of READS) {
        const address = EXAMPLES[route.path]?.(sample) ?? route.path
        const { status, data } = await call(route, address)
        expect({ address, status }).toEqual({ address, status: 200 })
        if (!("schema" in route.response)) continue
        const validate = ajv.compile({ $ref: `openapi#/components/schemas/${route.response.name}` })
        expect({ address, valid: validate(data), errors: validate.errors }).toEqual({
          address,
          valid: true,
          errors: null,
        })
      }
    })

    it("every failure has a response that the document describes", async () => {
      const ajv = new Ajv({ strict: false })
      ajv.addSchema(document, "openapi")
      const validate = ajv.compile({ $ref: "openapi#/components/schemas/Failure" })
      for (const { status, data } of [
        await shop.admin("get", "brands/nobody"),
        await shop.admin("post", "brands", { name: "" }),
        await shop.request("get", "/admin/brands"),
        await shop.store("handles/brand/nobody"),
        await shop.store("brands", false),
      ]) {
        expect({ status, valid: validate(data) }).toEqual({ status, valid: true })
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
    })
  },
})

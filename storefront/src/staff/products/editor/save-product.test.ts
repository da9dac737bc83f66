import { createServer, type IncomingMessage, type Server } from "node:http"
import { text } from "node:stream/consumers"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { callAs } from "@/staff/session/call-as"
import { EMPTY_FORM, problemsOfRefusals, productFormSchema, type ProductForm } from "./product-form"
import { saveProductWith, type SendWrite } from "./save-product"

interface Received {
  request: IncomingMessage
  body: Record<string, unknown>
}

const REFUSALS = [
  { path: "part_number", code: "taken", message: "Another product has this SKU. Enter one of its own." },
  { path: "images.0.alt_text", code: "invalid", message: "500 characters at most" },
  { path: "stock.1.location_id", code: "unknown", message: "This stock location was not found" },
]

/** A real server in Medusa's place, which stores what it was sent. */
let server: Server
let received: Received[]
let status: number

beforeEach(async () => {
  received = []
  status = 200
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ request, body: JSON.parse(body) as Record<string, unknown> })
      response.writeHead(status, { "content-type": "application/json" })
      const failed = { message: "part_number: Another product has this SKU", refusals: REFUSALS }
      response.end(JSON.stringify(status === 200 ? { product: { id: "prod_01" } } : failed))
    })
  })
  // The address is read once for all tests, as in the storefront.
  await new Promise<void>((resolve) => {
    server.listen(Number(process.env.TEST_MEDUSA_PORT ?? 0), "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  process.env.TEST_MEDUSA_PORT = String(port)
  Object.assign(process.env, {
    MEDUSA_BACKEND_URL: `http://127.0.0.1:${port}`,
    MEDUSA_PUBLISHABLE_KEY: "pk_test",
    REVALIDATE_SECRET: "a secret for this test",
    SITE_URL: "http://localhost:8000",
  })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send: SendWrite = (path, write) => callAs("token", path, { method: "POST", ...write, retryWaitMs: 1 })

/** A form in which every field is filled in, with a new tag and two pictures. */
const WHOLE: ProductForm = {
  ...EMPTY_FORM,
  name: "Whole scanner",
  handle: "whole-scanner",
  short_description: " Short ",
  description: "Longer",
  brand_id: "brand_01",
  machine_type_id: "pcat_01",
  long_description: "<p>Longest</p>",
  price: "£1,234.50",
  price_text: "Ask",
  stock: [
    { location_id: "sloc_01", quantity: "7" },
    { location_id: "sloc_02", quantity: "" },
    { location_id: "sloc_03", quantity: "1,000" },
  ],
  part_number: "WHOLE-1",
  key_features: ["One", "", "Two"],
  tags: ["New tag"],
  images: [
    { url: "/static/a.png", src: "/media/a.png", alt_text: "A", title_text: "" },
    { url: "/static/b.png", src: "/media/b.png", alt_text: "B", title_text: "Bee" },
  ],
  rating: "4.6",
  review_count: "18",
  brochure_url: "https://brochures.example/a.pdf",
  seo_keywords: ["scanner"],
  status: "published",
}

describe("Saving a product", () => {
  it("is one request, whatever is in the form, and returns what is stored", async () => {
    const saved = await saveProductWith(send, productFormSchema.parse(WHOLE), {
      id: "prod_01",
      updatedAt: "2026-11-22T00:00:00.000Z",
    })
    expect(saved).toEqual({ ok: true, value: { product: { id: "prod_01" } } })
    expect(received).toHaveLength(1)
    const [{ request, body }] = received as [Received]
    expect([request.method, request.url]).toEqual(["POST", "/admin/catalogue/products/prod_01"])
    expect(request.headers).toMatchObject({
      authorization: "Bearer token",
      "if-match": '"2026-11-22T00:00:00.000Z"',
      "content-type": "application/json",
    })
    expect(body).toMatchObject({
      name: "Whole scanner",
      short_description: "Short",
      price: 1234.5,
      part_number: "WHOLE-1",
      key_features: ["One", "Two"],
      tags: ["New tag"],
      seo_title: null,
      thumbnail: "/static/a.png",
      images: [
        { url: "/static/a.png", alt_text: "A", title_text: "" },
        { url: "/static/b.png", alt_text: "B", title_text: "Bee" },
      ],
    })
  })

  it("sends the stock of each location that has a figure, and nothing of the others", async () => {
    await saveProductWith(send, productFormSchema.parse(WHOLE))
    expect(received[0]?.body.stock).toEqual([
      { location_id: "sloc_01", quantity: 7 },
      { location_id: "sloc_03", quantity: 1000 },
    ])
  })

  it("of a new product is one request without an earlier state, and leaves the address to the backend", async () => {
    await saveProductWith(send, productFormSchema.parse({ ...WHOLE, handle: "" }))
    expect(received.map(({ request }) => request.url)).toEqual(["/admin/catalogue/products"])
    expect(received[0]?.request.headers).not.toHaveProperty("if-match")
    expect(received[0]?.body).not.toHaveProperty("handle")
  })

  it("that is refused says so at the fields at fault, whatever the message is", async () => {
    status = 400
    const values = productFormSchema.parse(WHOLE)
    const refused = await saveProductWith(send, values)
    expect(refused).toMatchObject({ ok: false, failure: { kind: "invalid", refusals: REFUSALS } })
    expect(received).toHaveLength(1)
    expect(problemsOfRefusals(REFUSALS, values)).toEqual({
      part_number: "Another product has this SKU. Enter one of its own.",
      "images.0.alt_text": "500 characters at most",
      "stock.2.quantity": "This stock location was not found",
    })
  })

  it("that somebody else was faster with is a conflict", async () => {
    status = 409
    const values = productFormSchema.parse(WHOLE)
    const on = { id: "prod_01", updatedAt: "2026-11-22T00:00:00.000Z" }
    expect(await saveProductWith(send, values, on)).toMatchObject({ failure: { kind: "conflict" } })
  })
})

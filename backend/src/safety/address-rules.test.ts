import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressFault } from "./address-rules"
import { bodyFault } from "./body-rules"

describe("An address", () => {
  it.each([
    "/",
    "/store/catalogue?q=50%25+off&specs[interface][]=USB&brand[]=zebra",
    "/store/products?created_at[$gte]=2026-01-01&$and[0][title]=x&fields=*variants.calculated_price",
    "/admin/products?q=foo]=bar[5000000]",
    "/store/brands?handle=caf%C3%A9&empty=&&flag",
  ])("like %s is served", (url) => {
    expect(addressFault(url)).toBeUndefined()
  })

  it.each([
    ["/a?b[4000000000]=x", 400],
    ["/a?b%5b4000000000%5D=x", 400],
    ["/a?b[4000000000]%3D=x", 400],
    ["/a?b%3D[4000000000]z=1", 400],
    ["/a?b[c][4000000000]", 400],
    ["/a?b[[4000000000]]=1", 400],
    ["/a?b[%34000000000]=1", 400],
    ["/a?b[\u00005]=1", 400],
    ["/a?__proto__[x]=1", 400],
    ["/a?b[__proto__]=1", 400],
    ["/%ff", 400],
    ["/a?b=%zz", 400],
    ["/a?b=a%00b", 400],
    [`/a?${"b[c]".repeat(20)}=1`, 400],
    [`/a?${"b&".repeat(1_500)}`, 400],
    [`/${"a".repeat(2_000)}`, 414],
    [`/a?${"b".repeat(9_000)}`, 414],
  ])("like %.40s is refused", (url, status) => {
    expect(addressFault(url)?.status).toBe(status)
  })

  it("of any kind is judged without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        addressFault(`/${text}`)
        addressFault(`/a?${text}`)
      }),
    )
  })
})

describe("A body", () => {
  it.each([[undefined], [null], ["text"], [5], [{ a: [{ b: "c" }] }], [Buffer.from("\0")]])(
    "like %j is accepted",
    (body) => {
      expect(bodyFault(body)).toBeUndefined()
    },
  )

  it.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '[{"__proto__":{}}]', '{"a":{"prototype":1}}'])(
    "like %s is refused",
    (json) => {
      expect(bodyFault(JSON.parse(json))?.status).toBe(400)
    },
  )
})

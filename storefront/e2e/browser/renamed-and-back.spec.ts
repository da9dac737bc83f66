import { arrival } from "../support/arrival"
import { Staff } from "../support/backend"
import { soon } from "../support/soon"
import { expect, test } from "../support/test"

/** What advertisements and mails put behind an address, in a spelling that nobody may change. */
const QUERY = "?gclid=EAIa-Qob_1~2&utm_source=a%20b+c&utm_content=%C3%A9%2B"

// Where a browser arrives is decided before any script runs.
test.use({ javaScriptEnabled: false })

/** A record with its page, and what staff do to it. */
interface Moving {
  readonly name: string
  /** Address at first, and after `leave`. */
  readonly paths: readonly [first: string, other: string]
  readonly leave: () => Promise<unknown>
  readonly comeBack: () => Promise<unknown>
}

test("a page that moved and came back is found by a browser that was there in between, with its query (issue 32)", async ({
  page,
  browser,
}) => {
  const staff = await Staff.signIn()
  const stamp = Date.now().toString(36)
  const [brand, type, product, article] = ["brand", "type", "product", "article"].map(
    (kind) => `e2e-back-${kind}-${stamp}`,
  ) as [string, string, string, string]
  const list = `/products/${brand}/${type}`
  try {
    const brandId = await staff.create("brand", `E2E Back Brand ${stamp}`)
    const otherBrandId = await staff.create("brand", `E2E Back Other Brand ${stamp}`)
    const typeId = await staff.create("machine_type", `E2E Back Type ${stamp}`)
    const articleId = await staff.createBlog(`E2E Back Article ${stamp}`)
    const productId = await staff.createProduct({
      title: `E2E Back Product ${stamp}`,
      handle: product,
      sku: `E2E-BACK-${stamp}`,
      brandId,
      machineTypeId: typeId,
      price: 10,
    })
    const renamed = (kind: "brand" | "machine_type" | "product" | "blog", id: string, handle: string) => ({
      leave: () => staff.move(kind, id, `${handle}-2`),
      comeBack: () => staff.move(kind, id, handle),
    })
    const moving: readonly Moving[] = [
      {
        name: "brand",
        paths: [`/products/${brand}`, `/products/${brand}-2`],
        ...renamed("brand", brandId, brand),
      },
      { name: "machine type", paths: [list, `${list}-2`], ...renamed("machine_type", typeId, type) },
      {
        name: "product",
        paths: [`${list}/${product}`, `${list}/${product}-2`],
        ...renamed("product", productId, product),
      },
      {
        name: "article",
        paths: [`/blogs/${article}`, `/blogs/${article}-2`],
        ...renamed("blog", articleId, article),
      },
      {
        name: "product of another brand",
        paths: [`${list}/${product}`, `/products/e2e-back-other-brand-${stamp}/${type}/${product}`],
        leave: () => staff.giveBrand(productId, otherBrandId),
        comeBack: () => staff.giveBrand(productId, brandId),
      },
    ]
    for (const { name, paths, leave, comeBack } of moving)
      await test.step(name, async () => {
        const [first, other] = paths
        const arrives = (path: string, at: string) =>
          soon(() => arrival(page, path + QUERY), `${name}: ${path}`).toBe(`200 ${at}${QUERY}`)
        await arrives(first, first)
        await leave()
        await arrives(first, other)
        await arrives(other, other)
        await comeBack()
        await arrives(first, first)
        await arrives(other, first)
      })

    await test.step("article that is deleted and restored", async () => {
      const path = `/blogs/${article}${QUERY}`
      await staff.remove("blog", articleId)
      await soon(() => arrival(page, path)).toMatch(/^404 /)
      await staff.restore("blog", articleId)
      await soon(() => arrival(page, path)).toBe(`200 ${path}`)
    })

    await test.step("a search in a brand that was renamed, and in none", async () => {
      await staff.move("brand", brandId, `${brand}-3`)
      const fresh = await browser.newPage()
      for (const within of [brand, `${brand}/${type}`])
        await soon(() => arrival(fresh, `/products/${within}?search=back&utm_source=a%20b`)).toBe(
          `200 /products/${within.replace(brand, `${brand}-3`)}?search=back&utm_source=a%20b`,
        )
      expect(await arrival(fresh, "/products/no-such-brand?search=back&utm_source=a%20b")).toBe(
        "200 /products?search=back&utm_source=a%20b",
      )
      await fresh.close()
    })
  } finally {
    await staff.tidy()
  }
})

import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { MISSING_PRODUCT } from "../support/pages"
import { publicPages } from "../support/public-pages"
import { walk } from "../support/walk"

test("every public page is accessible, logs no error, loads nothing from other sites, and fits every window", async ({
  page,
}) => {
  test.setTimeout(600_000)
  await walk(
    page,
    (await publicPages()).map(({ path }) => path),
  )
})

for (const [path, heading] of [
  [MISSING_PRODUCT, "Product Not Found"],
  ["/no/such/page", "Page not found"],
] as const) {
  test(`${path} is an accessible page too`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole("link", { name: "Ask us to source it" })).toBeVisible()
    await expectAccessible(page, path)
  })
}

import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { MISSING_PRODUCT } from "../support/pages"
import { publicPages } from "../support/public-pages"
import { isOfServices, walk } from "../support/walk"

test("every other public page is accessible, logs no error, loads nothing from other sites, and fits every window", async ({
  page,
}) => {
  await walk(
    page,
    (await publicPages()).map(({ path }) => path).filter((path) => !isOfServices(path)),
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

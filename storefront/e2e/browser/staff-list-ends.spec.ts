import { expect, type Page, test } from "../support/test"
import { openAdmin, signIn } from "../support/admin"
import { live } from "../support/live"
import { askAdmin, deleteArticles, openStaffPage } from "../support/staff"

/** Creates articles whose titles have a text: one more than both admins show on a page. */
async function createArticles(text: string): Promise<void> {
  for (let number = 1; number <= 21; number += 1)
    await askAdmin("blogs", "POST", { title: `${text} ${number}`, content: "<p>A draft.</p>" })
}

/** Chooses "Delete" in the menu of the only row, and confirms it. */
async function deleteOnlyRow(page: Page): Promise<void> {
  await (await live(page.getByRole("button", { name: /^Actions for / }))).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
}

test("a list beyond its end is its last page, in every list of the staff (issue 33)", async ({ page }) => {
  await openStaffPage(page)
  for (const path of [
    "/admin/blogs?page=9999",
    "/admin/companies?page=9999",
    "/admin/submissions?page=9999",
    "/admin/url-seo?kind=products&page=9999",
    "/admin/activity?page=9999",
    "/admin/settings/redirects?page=9999",
    "/admin/products?page=9999",
  ]) {
    await page.goto(path)
    await expect(page, path).not.toHaveURL(/9999/)
  }
  const pages = page.getByRole("navigation", { name: "Pages of Products" })
  await expect(pages.getByRole("listitem").last().getByRole("link")).toHaveAttribute("aria-current", "page")
  await expect(page.getByText(/^\d+–(\d+) of \1 products$/)).toBeVisible()
})

test("a list is at its last page once the last row of the page after it is deleted (issue 33)", async ({
  page,
  atEnd,
}) => {
  const text = `Ended ${Date.now().toString(36)}`
  atEnd(() => deleteArticles(text))
  await createArticles(text)
  const list = `/admin/blogs?${new URLSearchParams({ q: text, page: "2" }).toString()}`
  await openStaffPage(page, list)
  const main = page.getByRole("main")
  await expect(main.getByText("21–21 of 21 articles")).toBeVisible()
  await deleteOnlyRow(page)
  await expect(main.getByRole("rowheader")).toHaveCount(20)
  await expect(
    main
      .getByRole("status")
      .filter({ hasText: /^20 articles$/ })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(list.replace("&page=2", ""))
  await test.step("and can be brought back", async () => {
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(main.getByText("1–20 of 21 articles")).toBeVisible()
  })
})

test("the deleted records beyond their end are the last of them (issue 33)", async ({ page }) => {
  const { blog } = await askAdmin<{ blog: { id: string } }>("blogs", "POST", { title: "Gone at once" })
  await askAdmin(`blogs/${blog.id}`, "DELETE")
  await openStaffPage(page)
  await page.goto("/admin/activity?deleted_page=9999")
  await expect(page).not.toHaveURL(/9999/)
  const panel = page.getByRole("tabpanel", { name: /^Deleted/ })
  await expect(panel.getByRole("button", { name: /^Restore/ }).first()).toBeVisible()
})

test("a list of Medusa Admin is at its last page, too (issue 33)", async ({ page, atEnd }) => {
  const text = `Finished ${Date.now().toString(36)}`
  atEnd(() => deleteArticles(text))
  await createArticles(text)
  await signIn(page)
  await openAdmin(page, `/blogs?${new URLSearchParams({ q: text, offset: "999999999999" }).toString()}`)
  await expect(page.getByText("2 of 2 pages")).toBeVisible()
  await deleteOnlyRow(page)
  await expect(page.getByText("1 of 1 pages")).toBeVisible()
  await expect(page.getByRole("row")).toHaveCount(21)
})

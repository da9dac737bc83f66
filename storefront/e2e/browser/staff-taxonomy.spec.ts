import { expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { Staff } from "../support/backend"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { deleteBrands, deleteMachineTypes, deleteProducts, openStaffPage } from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

test("deleting a brand or machine type that has products asks where they go, and staff see those without one (issue 32)", async ({
  page,
  request,
  atEnd,
}) => {
  const staff = await Staff.signIn()
  const stamp = Date.now().toString(36)
  atEnd(() => deleteMachineTypes(stamp))
  atEnd(() => deleteBrands(stamp))
  atEnd(() => deleteProducts(stamp))
  const brandId = await staff.create("brand", `E2E lost brand ${stamp}`)
  const machineTypeId = await staff.create("machine_type", `E2E lost type ${stamp}`)
  await staff.create("brand", `E2E next brand ${stamp}`)
  await staff.create("machine_type", `E2E next type ${stamp}`)
  const handle = `e2e-lost-${stamp}`
  await staff.createProduct({
    ...{ title: `E2E lost ${stamp}`, handle, sku: `E2E-LOST-${stamp}`, price: 10, brandId, machineTypeId },
  })
  const first = `/products/e2e-lost-brand-${stamp}/e2e-lost-type-${stamp}/${handle}`
  const arrives = (at: string) =>
    soon(async () => new URL((await request.get(first)).url()).pathname, "where the product is").toBe(at)
  await arrives(first)
  await openStaffPage(page, "/admin/brands")

  for (const { list, one, kind, next } of [
    {
      list: "/admin/brands",
      one: "brand",
      kind: "brand",
      next: `/products/e2e-next-brand-${stamp}/e2e-lost-type-${stamp}/${handle}`,
    },
    {
      list: "/admin/machine-types",
      one: "machine type",
      kind: "type",
      next: `/products/e2e-lost-brand-${stamp}/e2e-next-type-${stamp}/${handle}`,
    },
  ] as const) {
    const lost = `E2E lost ${kind} ${stamp}`
    const dialog = page.getByRole("alertdialog", { name: `Delete ${lost}?` })
    const confirm = () => dialog.getByRole("button", { name: "Delete", exact: true }).click()
    const ask = async () => {
      await page.goto(`${list}?q=${stamp}`)
      await expect(page.getByRole("link", { name: `1 products of ${lost}` })).toBeVisible()
      await (await live(page.getByRole("button", { name: `Actions for ${lost}` }))).click()
      await page.getByRole("menuitem", { name: "Delete" }).click()
    }

    await test.step(`a ${one} is deleted once somebody says where its product goes`, async () => {
      await ask()
      await confirm()
      await expect(dialog.getByText("Choose where they go")).toBeVisible()
      await expect(dialog.getByRole("radio", { name: `Move to another ${one}` })).toBeFocused()
      await dialog.getByRole("radio", { name: `Move to another ${one}` }).check()
      await confirm()
      await expect(dialog.getByText(`Choose a ${one}`)).toBeVisible()
      await expectAccessible(page, `the question before a ${one} with products is deleted`)
      const choice = dialog.getByRole("combobox", { name: `New ${one}` })
      await choice.fill(stamp)
      const option = page.getByRole("option", { name: stamp })
      await expect(option).toHaveText([`E2E next ${kind} ${stamp}`])
      await option.click()
      // Another name that is typed is no choice.
      await choice.fill("nobody")
      await confirm()
      await expect(dialog.getByText(`Choose a ${one}`)).toBeVisible()
      await expect(choice).toBeFocused()
      await choice.fill(stamp)
      await option.click()
      await confirm()
      await expect(toast(page)).toContainText(`its products are with E2E next ${kind} ${stamp}`)
      await arrives(next)
    })

    await test.step("undoing it brings its product back", async () => {
      await toast(page).getByRole("button", { name: "Undo" }).click()
      await expect(toast(page)).toContainText("Brought back")
      await arrives(first)
    })
  }

  await test.step("a product that stays without a brand is named to staff", async () => {
    await page.goto(`/admin/brands?q=${stamp}`)
    const lost = `E2E lost brand ${stamp}`
    await (await live(page.getByRole("button", { name: `Actions for ${lost}` }))).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    const dialog = page.getByRole("alertdialog", { name: `Delete ${lost}?` })
    await dialog.getByRole("radio", { name: "Leave without a brand" }).check()
    await dialog.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(toast(page)).toContainText("Deleted")
    await arrives(`/products/unknown-brand/e2e-lost-type-${stamp}/${handle}`)
    await page.goto("/admin/dashboard")
    const list = page.getByRole("list", { name: "Without brand or machine type" })
    await expect(list.getByRole("listitem").filter({ hasText: stamp })).toContainText("No brand")
    await page.goto(`/admin/products?q=${stamp}`)
    await page.getByRole("link", { name: "No brand or machine type" }).click()
    await expect(page.getByRole("rowheader")).toContainText([`E2E lost ${stamp}`])
    await page.getByRole("rowheader").getByRole("link").click()
    await expect(page.getByText("not in sitemaps, the product feed or search engines")).toBeVisible()
    await expectAccessible(page, "the form of a product without a brand")
  })
})

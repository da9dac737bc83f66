import { type AtEnd, expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, readCatalogue, sendQuoteRequest, Staff } from "../support/backend"
import { soon } from "../support/soon"
import { askAdmin, textMailedTo } from "../support/staff"
import { upToDate } from "../support/stored"

/** Two products of a test's own: one that is out of stock, and one that its description names. */
interface Pair {
  readonly stamp: string
  readonly out: { id: string; title: string; path: string }
  readonly named: { id: string; title: string; path: string; sku: string }
}

async function createPair(atEnd: AtEnd): Promise<Pair> {
  const stamp = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase()
  const staff = await Staff.signIn()
  atEnd(() => staff.tidy())
  const { brand, machine_type: type } = await findProduct()
  const create = async (name: string, more: object) => {
    const [title, handle] = [`${name} ${stamp}`, `${name}-${stamp}`.toLowerCase()]
    const id = await staff.createProduct({
      ...{ title, handle, sku: `${name.toUpperCase()}-${stamp}`, price: 10 },
      ...{ brandId: brand.id, machineTypeId: type.id },
      ...more,
    })
    return { id, title, path: `/products/${brand.handle}/${type.handle}/${handle}` }
  }
  const sku = `CRADLE-${stamp}`
  const named = { ...(await create("Cradle", {})), sku }
  // A page looks part numbers up when it is first rendered.
  await soon(async () => (await readCatalogue(`q=${sku}&facets=false`)).count, `finds of ${sku}`).toBe(1)
  const out = await create("Reader", {
    isOutOfStock: true,
    profile: { lead_time_days: 8, long_description: `<p>Charges in the ${sku} on any desk.</p>` },
  })
  await soon(async () => (await readCatalogue(`q=READER-${stamp}&facets=false`)).count, "finds of both").toBe(
    1,
  )
  return { stamp, out, named }
}

/** Opens a product's page; a product that has just been made may be a 404 for a moment. */
async function openProduct(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await soon(async () => (await page.request.get(path)).status(), path).toBe(200)
  await upToDate(path)
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
}

test("a product out of stock states its lead time, and links to the part numbers it names", async ({
  page,
  atEnd,
}) => {
  const { out, named } = await createPair(atEnd)
  const main = page.getByRole("main")
  await openProduct(page, out)
  await expect(main.getByText("Out of stock", { exact: true }).first()).toBeVisible()
  await expect(main.getByText("Usually dispatched within 8 working days")).toBeVisible()

  await test.step("what customers ask for together stands on its page", async () => {
    await sendQuoteRequest([out.id, named.id])
    await sendQuoteRequest([out.id, named.id])
    const together = main.getByRole("list", { name: "Often bought with" }).getByRole("heading", { level: 3 })
    const namesTogether = async () => {
      await page.reload()
      return together.allInnerTexts()
    }
    await soon(namesTogether, "what is often bought with it").toEqual([named.title])
  })
  await test.step("the part number in its description leads to the product", async () => {
    await main.getByRole("tabpanel", { name: "Description" }).getByRole("link", { name: named.sku }).click()
    await expect(page).toHaveURL(named.path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(named.title)
    await expect(main.getByText(/^Usually dispatched/)).toHaveCount(0)
  })
})

test("a buyer asks to be told when a product is back, confirms by the mail's link, and takes it back", async ({
  page,
  atEnd,
}) => {
  const { out, stamp } = await createPair(atEnd)
  const main = page.getByRole("main")
  const email = `alert-${stamp.toLowerCase()}@buyer.example`
  const heading = page.getByRole("heading", { level: 1 })
  const waiting = async () =>
    (await askAdmin<{ stock_alerts: { waiting: number } }>(`products/${out.id}/stock-alerts`)).stock_alerts
      .waiting

  await test.step("the form of a product out of stock sends a mail", async () => {
    await openProduct(page, out)
    const form = main.getByRole("form", { name: "Tell me when it is back" })
    await form.getByLabel("E-mail").fill(email)
    await form.getByRole("checkbox").check()
    await expectAccessible(page, "the form of a product out of stock")
    await form.getByRole("button", { name: "Tell me when it is back" }).click()
    await expect(page).toHaveURL("/stock-alert?done=requested")
    await expect(heading).toHaveText("Look at your e-mail")
  })

  const mail = await textMailedTo(email, out.title)
  const linkTo = (end: "confirm" | "remove") =>
    new RegExp(`/stock-alert\\?${end}=[\\w.-]+`).exec(mail)?.[0] ?? `no link to ${end} in ${mail}`

  await test.step("the link asks with a button: mail servers open links, too", async () => {
    await page.goto(linkTo("confirm"))
    await expect(heading).toHaveText("Confirm your address")
    expect(await waiting()).toBe(0)
    await expectAccessible(page, "the page of a stock alert's link")
    await main.getByRole("button", { name: "Yes, tell me" }).click()
    await expect(heading).toHaveText("Your address is confirmed")
    expect(await waiting()).toBe(1)
  })
  await test.step("the other link deletes the request", async () => {
    await page.goto(linkTo("remove"))
    await main.getByRole("button", { name: "Delete my request" }).click()
    await expect(heading).toHaveText("Your request is deleted")
    expect(await waiting()).toBe(0)
  })
})

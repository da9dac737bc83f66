import { type APIRequestContext, expect, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { live } from "../support/live"
import { expectNothingRan, NASTY } from "../support/nasty"
import { paste } from "../support/paste"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, openStaffPage } from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** A field by its label alone: fields with suggestions are comboboxes. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const readSoon = (request: APIRequestContext, path: string) =>
  soon(async () => (await request.get(path, { maxRedirects: 0 })).text(), path)

/** A list of Word, and a paragraph of Google Docs, which wraps all it copies in an element that means bold. */
const PASTED = [
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>(c)<span>&nbsp;</span></span>From c</p>`,
  '<b style="font-weight:normal"><p><span>This is not, </span><span style="font-weight:700">only this is bold</span></p></b>',
].join("")

test("an article is written, previewed, scheduled, published, renamed and unpublished (issue 7, sections 3 and 5)", async ({
  page,
  request,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  const title = `Walk ${stamp} ${NASTY}`
  const texts: Readonly<Record<string, string>> = {
    Title: title,
    Slug: `walk-${stamp}`,
    Excerpt: `In short ${NASTY}`,
    Category: `Walks ${NASTY}`.slice(0, 60),
    Author: `Ada ${NASTY}`.slice(0, 60),
    "Search title": `Found ${NASTY}`,
    "Search description": `Described ${NASTY}`,
  }
  const content = page.getByRole("textbox", { name: /^Content/ })
  const row = page.getByRole("row").filter({ hasText: `Walk ${stamp}` })
  const pick = async (what: string) => {
    await (await live(row.getByRole("button", { name: /^Actions for/ }))).click()
    await page.getByRole("menuitem", { name: what }).click()
  }

  await test.step("every field is filled in, the text with the editor's tools", async () => {
    await openStaffPage(page, "/admin/add-blog")
    await live(field(page, "Title"))
    for (const [label, value] of Object.entries(texts)) await field(page, label).fill(value)
    await page.getByRole("textbox", { name: "Add to Tags" }).fill("tag <svg onload=window.hacked=1>")
    await page.getByRole("textbox", { name: "Add to Tags" }).press("Enter")
    await content.click()
    await page.getByRole("button", { name: "Heading", exact: true }).click()
    await page.keyboard.type("What came of it")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Control+b")
    await page.keyboard.type(`Bold ${NASTY}`)
    await page.keyboard.press("Control+b")
    await expect(content.getByRole("heading", { level: 2 })).toHaveText("What came of it")
    await expect(content.locator("strong")).toContainText(NASTY)
    await expectNothingRan(page, "the form of an article")
  })

  await test.step("a list of Word and bold words of Google Docs are pasted", async () => {
    await content.press("Control+End")
    await content.press("Enter")
    await paste(content, PASTED)
    await expect(content.locator("ol")).toHaveAttribute("type", "a")
    await expect(content.locator("strong").last()).toHaveText("only this is bold")
  })

  await test.step("the article is previewed as readers will see it", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Preview" })
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible()
    await expect(dialog.getByRole("heading", { name: "What came of it" })).toBeVisible()
    await expectNothingRan(page, "the preview of an article")
    await expectAccessible(page, "the preview of an article")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  })

  await test.step("the article is scheduled", async () => {
    await page.getByRole("radio", { name: "Scheduled" }).check()
    await page.getByLabel("Publish at").fill("2031-01-31T09:30")
    await page.getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(toast(page)).toContainText("31 Jan 2031, 09:30")
    await expect(page).toHaveURL(/\/admin\/edit-blog\//)
    expect((await request.get(`/blogs/walk-${stamp}`)).status()).toBe(404)
    for (const [label, value] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(value)
  })

  await test.step("the list shows the scheduled article, and publishes it at once", async () => {
    await page.goto(`/admin/blogs?status=scheduled&q=${stamp}`)
    await expect(row).toContainText(NASTY)
    await expectNothingRan(page, "the list of articles")
    await expectAccessible(page, "the list of articles")
    await pick("Publish now")
    await expect(toast(page)).toContainText("Everybody sees")
    await readSoon(request, `/blogs/walk-${stamp}`).toContain("What came of it")
    const visitor = await page.context().newPage()
    await visitor.goto(`/blogs/walk-${stamp}`)
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(visitor.getByText(`Bold ${NASTY}`)).toBeVisible()
    await expect(visitor.getByText("From c")).toHaveCSS("list-style-type", "lower-alpha")
    await expect(visitor.getByText("only this is bold")).toHaveCSS("font-weight", "600")
    await expectNothingRan(visitor, "the public page of an article")
    await visitor.close()
  })

  const { blogs } = await askAdmin<{ blogs: { id: string }[] }>(`blogs?q=${stamp}`)
  const id = blogs[0]?.id ?? ""

  await test.step("after a change of the slug the old address redirects to the new one", async () => {
    await page.goto(`/admin/edit-blog/${id}`)
    await live(field(page, "Slug"))
    await field(page, "Slug").fill(`run-${stamp}`)
    await expect(
      page.getByText(`/blogs/walk-${stamp} will lead to /blogs/run-${stamp} for good`),
    ).toBeVisible()
    await page.getByRole("button", { name: "Save changes" }).click()
    await expect(page.getByText("All changes saved")).toBeVisible()
    const redirect = async () => {
      const response = await request.get(`/blogs/walk-${stamp}`, { maxRedirects: 0 })
      return `${response.status()} to ${response.headers().location ?? "nothing"}`
    }
    await soon(redirect, "the old address").toMatch(new RegExp(`^308 to .*/blogs/run-${stamp}$`))
  })

  await test.step("the list unpublishes it", async () => {
    await page.goto(`/admin/blogs?q=${stamp}`)
    await pick("Unpublish")
    await expect(toast(page)).toContainText("Only staff see")
  })

  await test.step("the dashboard has the article among the drafts", async () => {
    await page.goto("/admin/dashboard")
    const drafts = page.getByRole("list", { name: "Drafts" })
    const draft = drafts.getByRole("listitem").filter({ hasText: `Walk ${stamp}` })
    await expect(draft).toContainText("Article")
    await expect(draft.getByRole("link")).toHaveAttribute("href", `/admin/edit-blog/${id}`)
    await page.goto(`/admin/blogs?q=${stamp}`)
  })

  await test.step("deleting asks for confirmation, and can be undone", async () => {
    await pick("Delete")
    await expectAccessible(page, "the question before an article is deleted")
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    const undo = toast(page).getByRole("button", { name: "Undo" })
    // A toast that has the focus stays.
    await undo.focus()
    await expect(page.getByText("No articles here")).toBeVisible()
    await undo.click()
    await expect(page.getByRole("button", { name: /^Actions for Walk/ })).toBeVisible()
  })
})

test("URL SEO configs are written, previewed, checked, exported and imported (issue 7, section 3)", async ({
  page,
  request,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const urls = ["/services/itad", "/oems"]
  const forget = async () => {
    const { url_seos: configs } = await askAdmin<{ url_seos: { id: string; url: string }[] }>(
      "url-seo?limit=200",
    )
    const ids = configs.filter(({ url }) => urls.includes(url)).map(({ id }) => id)
    if (ids.length > 0) await askAdmin("url-seo/batch", "POST", { delete: ids })
  }
  await forget()
  atEnd(forget)

  await test.step("every public address is listed, with or without a config", async () => {
    await openStaffPage(page, "/admin/url-seo")
    const table = page.getByRole("table", { name: "Public addresses" })
    for (const row of await table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .all()) {
      const cells = row.getByRole("cell").filter({ hasNot: page.getByRole("checkbox") })
      for (const [at, heading] of ["What is there", "Config", "Title"].entries()) {
        const text = expect(cells.nth(at), `${heading} of ${await row.getByRole("rowheader").innerText()}`)
        await text.toHaveText(/\S/, { useInnerText: true })
        await text.not.toHaveText(/not read|No page/i, { useInnerText: true })
      }
    }
    await expectAccessible(page, "the addresses")
    await page.getByRole("searchbox", { name: "Search" }).fill("itad")
    await expect(page).toHaveURL(/[?&]q=itad/)
    const row = page.getByRole("row").filter({ hasText: "/services/itad" })
    await expect(row).toContainText("None")
    await row.getByRole("link", { name: "/services/itad" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("/services/itad")
  })

  await test.step("limits and structured data are checked, and shown in the previews", async () => {
    await (await live(field(page, "Title"))).fill("x".repeat(500))
    await field(page, "Structured data").fill(
      `{"@context":"https://schema.org","@type":"Service","name":"x"}`,
    )
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true")
    await expectAccessible(page, "a config with a fault")
    await field(page, "Title").fill(`Told ${stamp} ${NASTY}`)
    await field(page, "Description").fill(`Described ${NASTY}`)
    await field(page, "Keywords").fill(`one\ntwo ${NASTY}`)
    await field(page, "Card title").fill(`Card ${NASTY}`)
    await field(page, "X title").fill(`X ${NASTY}`)
    await field(page, "Additional meta tags").fill(`article:tag = ${NASTY}`)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(field(page, "Additional meta tags")).toHaveAccessibleDescription(/may hold no markup/)
    await field(page, "Additional meta tags").fill("article:tag = Zebra")
    await page.getByRole("combobox", { name: "In search results" }).selectOption("Leave it out")
    await expect(page.getByRole("figure", { name: "Search result preview" })).toContainText(`Told ${stamp}`)
    await expect(page.getByRole("figure", { name: "Social card preview" })).toContainText(`Card ${NASTY}`)
    await expect(page.getByRole("figure", { name: "X card preview" })).toContainText(`X ${NASTY}`)
    await expectNothingRan(page, "the form of a config")
  })

  await test.step("the page soon has the metadata", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(toast(page)).toContainText("says it within seconds")
    await readSoon(request, urls[0] ?? "").toContain(`<title>Told ${stamp}`)
    expect(await (await request.get(urls[0] ?? "")).text()).not.toContain("<img src=x")
    const visitor = await page.context().newPage()
    await visitor.goto(urls[0] ?? "")
    await expect(visitor).toHaveTitle(new RegExp(`^Told ${stamp}`))
    await expectNothingRan(visitor, "a page with a config")
    await visitor.close()
  })

  await test.step("an address that leads elsewhere says so", async () => {
    await page.goto("/admin/url-seo/edit?url=/products/nobody-makes-this")
    await expect(page.getByText("This address leads to /products", { exact: true })).toBeVisible()
    await page.getByRole("link", { name: "Edit /products" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("/products")
    await expect(page.getByText("This address leads to")).toHaveCount(0)
  })

  await test.step("all configs are exported, and imported with a list of refused ones", async () => {
    await askAdmin("url-seo", "POST", { url: urls[1], meta_title: `Second ${stamp}` })
    await page.goto("/admin/url-seo?kind=configured")
    const href = await page.getByRole("link", { name: "Export" }).getAttribute("href")
    const file = await page.request.get(href ?? "")
    const configs = (await file.json()) as { url: string; meta_title: string }[]
    const own = configs.filter(({ url }) => urls.includes(url))
    expect(own.map(({ url }) => url).sort()).toEqual([...urls].sort())
    const changed = own.map((one) => ({ ...one, meta_title: `Imported ${stamp}` }))
    await (await live(page.getByRole("button", { name: "Import" }))).click()
    const dialog = page.getByRole("dialog", { name: "Import URL SEO configs" })
    const importFile = async (entries: unknown) => {
      const buffer = Buffer.from(JSON.stringify(entries))
      await dialog
        .getByLabel("File")
        .setInputFiles({ name: "configs.json", mimeType: "application/json", buffer })
      await dialog.getByRole("button", { name: "Import file" }).click()
    }
    await importFile(Array(201).fill({ url: urls[0] }))
    await expect(dialog.getByText("At most 200 entries; this has 201")).toBeVisible()
    await importFile([...changed, { url: "not an address" }])
    await expect(dialog.getByText("0 added, 2 changed, 1 refused.")).toBeVisible()
    await expectAccessible(page, "an import of configs")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await readSoon(request, urls[0] ?? "").toContain(`<title>Imported ${stamp}`)
  })

  await test.step("several configs are deleted at once, and the pages have their own metadata again", async () => {
    for (const url of urls) await (await live(page.getByRole("checkbox", { name: `Select ${url}` }))).check()
    await page.getByRole("button", { name: "Delete configs" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Delete 2 URL SEO configs?" })
    await expectAccessible(page, "the question before configs are deleted")
    await dialog.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(toast(page)).toContainText("2 addresses now use page defaults")
    for (const url of urls) await readSoon(request, url).not.toContain(stamp)
  })
})

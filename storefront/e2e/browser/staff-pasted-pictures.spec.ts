import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { Staff } from "../support/backend"
import { live } from "../support/live"
import { paste } from "../support/paste"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, openStaffPage } from "../support/staff"

/** A picture of one pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

test("pictures that live elsewhere are uploaded, or left out with a note (issue 33, C 11)", async ({
  page,
  request,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  atEnd(() => deleteArticles(stamp))
  const path = `/blogs/pictures-${stamp}`
  const staff = await Staff.signIn()
  const picture = Buffer.from(PNG, "base64")
  await page.route("https://lh3.googleusercontent.com/**", (route) =>
    route.fulfill({
      body: picture,
      contentType: "image/png",
      headers: { "access-control-allow-origin": "*" },
    }),
  )
  await page.route(/^https?:\/\/(?:www\.)?example\.test\//, (route) => route.abort())
  await openStaffPage(page, "/admin/add-blog")
  const content = page.getByRole("textbox", { name: /^Content/ })
  await (await live(page.getByLabel("Title", { exact: true }))).fill(`Pictures ${stamp}`)
  await paste(
    content,
    [
      "<p>Before</p>",
      '<img src="https://lh3.googleusercontent.com/docs/AAA" alt="A scanner">',
      `<img src="data:image/png;base64,${PNG}" alt="A label">`,
      '<img src="file:///C:/Users/ada/AppData/clip_image001.png" alt="A till">',
      '<img src="http://example.test/printer.jpg" alt="A printer">',
    ].join(""),
  )

  const note = page.getByRole("status").filter({ hasText: "not stored with this text" })
  await test.step("a note says where they are, and what becomes of them", async () => {
    await expect(note).toContainText("4 pictures are not stored with this text")
    await expect(note).toContainText("and see who reads the page: lh3.googleusercontent.com.")
    await expect(note).toContainText(
      "Left out when you save, because pages cannot load them: a picture within the pasted text, clip_image001.png and example.test/printer.jpg.",
    )
    await expectAccessible(page, "the note on pictures from elsewhere")
  })

  await test.step("those that can be read are uploaded, the others are left out", async () => {
    await page.getByRole("button", { name: "Upload copies" }).click()
    await expect(note).toContainText("Some pictures could not be read.")
    await expect(content.getByRole("img", { name: "A scanner" })).toHaveAttribute("src", /^\/media\/0\//)
    // A click selects a picture, so that a file can be chosen in its place.
    await content.locator("figcaption").first().click()
    await content.getByRole("img", { name: "A printer" }).click()
    await page.getByRole("button", { name: "Picture", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Change the picture" })
    await expect(dialog.getByLabel("Alternative text")).toHaveValue("A printer")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await page.getByRole("radio", { name: "Published" }).check()
    await page.getByRole("button", { name: "Publish", exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/edit-blog\//)
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const { blog } = await askAdmin<{ blog: { content: string } }>(`blogs/${id}`)
    expect(blog.content.match(/src="[^"]*\//g)).toEqual(['src="/media/0/', 'src="/media/0/'])
    await soon(async () => (await request.get(path)).text(), "the article").toContain("A scanner")
  })

  await test.step("the page shows them", async () => {
    await page.goto(path)
    for (const name of ["A scanner", "A label"]) {
      const shown = page.getByRole("article").getByRole("img", { name })
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    }
    await expect(page.getByRole("article").getByRole("img")).toHaveCount(2)
  })

  await test.step("an upload is this site's also where a program wrote the text", async () => {
    const stored = await staff.uploadPicture("label.png", "image/png", new Uint8Array(picture))
    expect(stored).toMatch(/^http:/)
    const text = `<p><img src="${stored}" alt="A cradle" /></p>`
    const { blog } = await askAdmin<{ blog: { id: string; content: string } }>("blogs", "POST", {
      ...{ title: `Program ${stamp}`, handle: `program-${stamp}`, content: text, is_published: true },
    })
    expect(blog.content).toBe(text)
    await page.goto(`/blogs/program-${stamp}`)
    const shown = page.getByRole("article").getByRole("img", { name: "A cradle" })
    await expect(shown).toHaveAttribute("src", /^\/media\/0\//)
    await page.goto(`/admin/edit-blog/${blog.id}`)
    await expect(content.locator("img")).toHaveAttribute("src", /^\/media\/0\//)
    await expect(note).toBeHidden()
  })
})

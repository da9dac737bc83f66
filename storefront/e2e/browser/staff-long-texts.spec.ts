import { expect, test } from "../support/test"
import { live } from "../support/live"
import { paste } from "../support/paste"
import { openStaffPage } from "../support/staff"

/** HTML that is stored as so many characters: paragraphs of 1,000 with the line break that is put behind each but the last. */
function htmlOf(characters: number): string {
  const paragraph = (length: number) =>
    `<p>${"labels ".repeat(200).slice(0, length - "<p>.</p>".length)}.</p>`
  const before = Math.ceil(characters / 1_000) - 1
  return paragraph(999).repeat(before) + paragraph(characters - before * 1_000)
}

for (const characters of [250_112, 1_200_000]) {
  const has = characters.toLocaleString("en-GB")

  test(`an article of ${has} characters is counted while it is written, and refused before it is sent (issue 33, 10)`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url())
    })
    await openStaffPage(page, "/admin/add-blog")
    await (await live(page.getByLabel("Title", { exact: true }))).fill("Much to say")
    const content = page.getByRole("textbox", { name: /^Content/ })
    await expect(content).toHaveAccessibleDescription(
      "You can enter up to 200,000 characters, formatting included",
    )
    await paste(content, htmlOf(characters))
    const over = (characters - 200_000).toLocaleString("en-GB")
    await expect(
      page.getByText(`You have ${over} characters too many, formatting included`).first(),
    ).toBeVisible()
    await page.getByRole("button", { name: "Save draft" }).click()
    const problem = page
      .getByRole("alert")
      .getByRole("link", { name: `Content: At most 200,000 characters; this has ${has}` })
    await expect(problem).toBeVisible()
    await problem.click()
    await expect(content).toBeFocused()
    await page.getByRole("button", { name: "Preview", exact: true }).click()
    await expect(page.getByRole("dialog", { name: "Preview" })).toBeHidden()
    expect(sent.filter((url) => url.includes("/admin/"))).toEqual([])
  })
}

test("an introduction of a machine type is counted and refused like any text of staff (issue 33, 10)", async ({
  page,
}) => {
  await openStaffPage(page, "/admin/machine-types")
  await (await live(page.getByRole("button", { name: "Add machine type" }))).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: "Name" }).fill("Kiosks")
  await dialog.getByRole("textbox", { name: "Introduction" }).fill("x".repeat(2_001))
  await expect(dialog.getByText("You have 1 character too many").first()).toBeVisible()
  await dialog.getByRole("button", { name: "Add machine type" }).click()
  await expect(dialog.getByText("At most 2,000 characters; this has 2,001")).toBeVisible()
})

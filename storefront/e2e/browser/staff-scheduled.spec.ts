import { expect, test } from "../support/test"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { askAdmin, deleteArticles, openStaffPage } from "../support/staff"

interface Stored {
  blog: { id: string; title: string; scheduled_at: string }
}

test("an article keeps the second 01:30 of the night on which clocks go back when its title is saved (issue 33)", async ({
  page,
  atEnd,
}) => {
  const title = `Clocks ${Date.now().toString(36)}`
  atEnd(() => deleteArticles(title))
  const moment = "2099-10-25T01:30:00.000Z"
  const { blog } = await askAdmin<Stored>("blogs", "POST", {
    ...{ title, content: "<p>Tonight.</p>", scheduled_at: moment },
  })
  await openStaffPage(page, `/admin/edit-blog/${blog.id}`)
  await expect(page.getByLabel("Publish at")).toHaveValue("2099-10-25T01:30")
  await (await live(page.getByLabel("Title", { exact: true }))).fill(`${title} again`)
  await page.getByRole("button", { name: "Save changes" }).click()
  const stored = async () => {
    const { blog: now } = await askAdmin<Stored>(`blogs/${blog.id}`)
    return [now.title, now.scheduled_at]
  }
  await soon(stored, "the article").toEqual([`${title} again`, moment])
})

import { type MedusaContainer } from "@medusajs/framework/types"
import { BLOG_MODULE } from "../modules/blog"
import { type BlogModuleService } from "../modules/blog/service"
import { createBlogsWorkflow } from "../workflows/blog/workflows/create-blogs"
import { readArticles } from "./article-files"
import { runQuietly } from "../lib/run-quietly"
import { readNote, ShopNote, writeNote } from "../lib/shop-notes"

/**
 * Publishes the sample articles, once for each database: not when that has been done before, and not when there are
 * articles already. An installation that was killed is completed; existing articles are not changed.
 *
 * @param container of the application
 * @param list `articles.json` of the sample data; null for a shop that begins without, and so gets none later
 * @returns number of created articles, or null when there was nothing to do
 * @throws MedusaError naming the file that is missing or wrong
 */
export async function installArticles(
  container: MedusaContainer,
  list: string | null,
): Promise<number | null> {
  const state = await readNote(container, ShopNote.sampleArticles)
  if (state === "done") return null
  const blogs = container.resolve<BlogModuleService>(BLOG_MODULE)
  const hasArticles = async () => (await blogs.listBlogs({}, { take: 1, select: ["id"] })).length > 0
  if (list === null || (state === null && (await hasArticles()))) {
    await writeNote(container, ShopNote.sampleArticles, "done")
    return null
  }
  await writeNote(container, ShopNote.sampleArticles, "started")
  const articles = await readArticles(list)
  const stored = await blogs.listBlogs(
    { handle: articles.map(({ handle }) => handle) },
    { select: ["handle"], take: articles.length },
  )
  const taken = new Set(stored.map(({ handle }) => handle))
  const missing = articles.filter(({ handle }) => !taken.has(handle))
  if (missing.length > 0) {
    await runQuietly(container, (context) =>
      createBlogsWorkflow(container).run({ input: { blogs: missing }, context }),
    )
  }
  await writeNote(container, ShopNote.sampleArticles, "done")
  return missing.length
}

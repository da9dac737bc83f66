import { type MedusaContainer } from "@medusajs/framework/types"
import { publishDueBlogsWorkflow } from "../workflows/blog/workflows/publish-due-blogs"

/**
 * Publishes the articles whose planned moment has come. Readers of the API see them at that moment; the stored pages of
 * the storefront follow with this job, within a minute.
 */
export default async function publishScheduledBlogs(container: MedusaContainer): Promise<void> {
  await publishDueBlogsWorkflow(container).run()
}

export const config = { name: "publish-scheduled-blogs", schedule: "* * * * *" }

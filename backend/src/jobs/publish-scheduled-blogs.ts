import { type MedusaContainer } from "@medusajs/framework/types"
import { publishDueBlogsWorkflow } from "../workflows/blog/workflows/publish-due-blogs"

/**
 * Publishes the scheduled articles that are due. The Store API shows them from their time on; this job refreshes the
 * static pages of the storefront within a minute.
 */
export default async function publishScheduledBlogs(container: MedusaContainer): Promise<void> {
  await publishDueBlogsWorkflow(container).run()
}

export const config = { name: "publish-scheduled-blogs", schedule: "* * * * *" }

import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { handleEvent, notifyStorefront } from "../catalogue-sync/catalogue-sync"
import { BlogEvents, UrlSeoEvents } from "../lib/events"
import { readHandlesOf } from "../modules/handle-history/handle-history"

/** What our own workflows say: of articles handles, of URL SEO configs paths. */
interface ChangeData {
  id: string
  handles?: string[]
  is_public?: boolean
  urls?: string[]
}

/** Tells the storefront which articles and which pages' metadata changed. A draft is nobody's business. */
export default async function contentSubscriber({
  event: { data },
  container,
}: SubscriberArgs<ChangeData>): Promise<void> {
  const { id, handles, is_public, urls } = data
  if (urls) notifyStorefront(container, [{ entity: "url_seo", urls }])
  if (!handles || !is_public) return
  await handleEvent(container, async () => {
    // Every older address leads to the present one, too.
    const known = (await readHandlesOf(container, "blog", [id])).get(id) ?? []
    notifyStorefront(container, [{ entity: "blog", handles: [...new Set([...handles, ...known])] }])
  })
}

export const config: SubscriberConfig = {
  event: [...Object.values(BlogEvents), ...Object.values(UrlSeoEvents)],
  context: { subscriberId: "content" },
}

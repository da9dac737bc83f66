import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { notifyStorefront } from "../catalogue-sync/catalogue-sync"
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
  if (data.urls) notifyStorefront(container, [{ entity: "url_seo", urls: data.urls }])
  if (data.handles && data.is_public) {
    // Every older address leads to the present one, too.
    const known = (await readHandlesOf(container, "blog", [data.id])).get(data.id) ?? []
    notifyStorefront(container, [{ entity: "blog", handles: [...new Set([...data.handles, ...known])] }])
  }
}

export const config: SubscriberConfig = {
  event: [...Object.values(BlogEvents), ...Object.values(UrlSeoEvents)],
  context: { subscriberId: "content" },
}

import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { UrlSeoEvents } from "@scanwright/url-seo"
import { handleEvent, notifyStorefront, placeUrlSeos } from "../catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { BlogEvents, RedirectEvents } from "../lib/events"
import { readHandlesOf } from "../modules/handle-history/handle-history"

/** Data of our own events: handles of articles, paths of URL SEO configs. */
interface ChangeData {
  id: string
  handles?: string[]
  is_public?: boolean
  urls?: string[]
}

/** Events after which a config may be under a past address: of an article, or restored, or saved by somebody who has only that one. */
const MOVES: readonly string[] = [BlogEvents.updated, UrlSeoEvents.created, UrlSeoEvents.updated]

/** Notifies the storefront of changed articles, page metadata and redirects, but not of drafts. */
export default async function contentSubscriber({
  event: { data, name },
  container,
}: SubscriberArgs<ChangeData>): Promise<void> {
  const { id, handles, is_public, urls } = data
  if (name === RedirectEvents.changed) notifyStorefront(container, [{ entity: "redirects" }])
  if (urls) notifyStorefront(container, [{ entity: "url_seo", urls }])
  if (MOVES.includes(name)) {
    await handleEvent(container, async () => {
      if (urls) await placeUrlSeos(container, [id])
      else await moveUrlSeos(container, { articles: true })
    })
  }
  if (!handles || !is_public) return
  await handleEvent(container, async () => {
    // Pages under past handles redirect to the present one, so they are refreshed, too.
    const known = (await readHandlesOf(container, "blog", [id])).get(id) ?? []
    notifyStorefront(container, [{ entity: "blog", handles: [...new Set([...handles, ...known])] }])
  })
}

export const config: SubscriberConfig = {
  event: [...Object.values(BlogEvents), ...Object.values(UrlSeoEvents), RedirectEvents.changed],
  context: { subscriberId: "content" },
}

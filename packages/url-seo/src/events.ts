/** Data: `{ id, urls }`, with present and past paths. */
export const UrlSeoEvents = {
  created: "url-seo.created",
  updated: "url-seo.updated",
  deleted: "url-seo.deleted",
} as const

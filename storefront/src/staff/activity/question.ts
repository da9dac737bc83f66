import { pageNumberOf } from "@/lib/list-pages"
import type { ActivityQuestion } from "./data"

type SearchParams = Record<string, string | string[] | undefined>

const DATE = /^\d{4}-\d{2}-\d{2}$/

const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  product: (id) => `/admin/edit-product/${id}`,
  blog: (id) => `/admin/edit-blog/${id}`,
  form_submission: (id) => `/admin/submissions/${id}`,
  brand: () => "/admin/brands",
  machine_type: () => "/admin/machine-types",
  url_seo: () => "/admin/url-seo",
}

/** Reads the filters in the log's address; invalid values are ignored. */
export function activityQuestion(params: SearchParams): ActivityQuestion {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === "string" ? value.trim().slice(0, 100) : ""
  }
  const deletedPage = pageNumberOf(params.deleted_page)
  const from = text("from")
  const to = text("to")
  return {
    page: pageNumberOf(params.page),
    ...(deletedPage > 1 && { deletedPage }),
    ...(text("q") && { q: text("q") }),
    ...(text("entity") && { entity: text("entity") }),
    ...(text("entity_id") && { entityId: text("entity_id") }),
    ...(text("actor") && { actor: text("actor") }),
    ...(text("action") && { action: text("action") }),
    ...(DATE.test(from) && { from }),
    ...(DATE.test(to) && { to }),
  }
}

/** The log's address with these filters; page 1 is left out. */
export function activityHref({ page, deletedPage = 1, entityId, ...asked }: ActivityQuestion): string {
  const query = new URLSearchParams(Object.entries(asked))
  if (entityId !== undefined) query.set("entity_id", entityId)
  if (page > 1) query.set("page", String(page))
  if (deletedPage > 1) query.set("deleted_page", String(deletedPage))
  const text = query.toString()
  return text ? `/admin/activity?${text}` : "/admin/activity"
}

/** The screen of a record; undefined where the record has none, or is deleted. */
export function recordHref(entity: string, id: string | null, action: string): string | undefined {
  if (id === null || action === "deleted") return undefined
  return Object.hasOwn(ADDRESSES, entity) ? ADDRESSES[entity]?.(encodeURIComponent(id)) : undefined
}

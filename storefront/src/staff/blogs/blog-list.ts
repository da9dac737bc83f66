import {
  ADMIN_BLOG_ORDERS,
  BLOG_STATUSES,
  type BlogStatus,
  BLOG_TYPES,
  type BlogType,
} from "@scanwright/backend/contract"
import { pageNumberOf } from "@/lib/list-pages"
import type { StaffBlogsQuery } from "./data"

const DEFAULT_ORDER = "-updated_at"

/** Filters, order and page of the list of articles; the address holds all of them. */
export type BlogListState = StaffBlogsQuery

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

const one = (value: string | string[] | undefined) =>
  typeof value === "string" ? value.trim() || undefined : undefined
const among = <Value extends string>(known: readonly Value[], value: string | undefined) =>
  known.find((candidate) => candidate === value)

/** Reads the list's state from its address; unknown values are left out. */
export function readBlogListState(params: SearchParams): BlogListState {
  return {
    q: one(params.q)?.slice(0, 200),
    status: among<BlogStatus>(BLOG_STATUSES, one(params.status)),
    type: among<BlogType>(BLOG_TYPES, one(params.type)),
    category: one(params.category)?.slice(0, 100),
    order: among(ADMIN_BLOG_ORDERS, one(params.order)) ?? DEFAULT_ORDER,
    page: pageNumberOf(params.page),
  }
}

/** The list's address with a changed state; any change of a filter returns to page 1. */
export function blogListHref(state: BlogListState, change: Partial<BlogListState> = {}): string {
  const { page, order, ...rest } = { ...state, page: 1, ...change }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  if (order !== DEFAULT_ORDER) query.set("order", order)
  if (page > 1) query.set("page", String(page))
  return `/admin/blogs${query.size > 0 ? `?${query.toString()}` : ""}`
}

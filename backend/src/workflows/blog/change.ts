import { type StoredBlog } from "./read-blogs"
import { type BlogChange } from "./types"

type Seen = Pick<StoredBlog, "id" | "handle" | "is_published"> & Partial<Pick<StoredBlog, "scheduled_at">>

/** Whether a time has come; steps pass times as text. */
const hasCome = (moment: Date | string | null | undefined) =>
  moment !== null && moment !== undefined && new Date(moment) <= new Date()

const isPublic = ({ is_published, scheduled_at }: Seen) => is_published || hasCome(scheduled_at)

/**
 * Makes the data of an event about an article.
 *
 * @param now the article after the change, or at its deletion
 * @param before the article before the change
 */
export const changeOf = (now: Seen, before: Seen = now): BlogChange => ({
  id: now.id,
  handles: [...new Set([now.handle, before.handle])],
  is_public: isPublic(now) || isPublic(before),
})

import { type StoredBlog } from "./read-blogs"
import { type BlogChange } from "./types"

type Seen = Pick<StoredBlog, "id" | "handle" | "is_published"> & Partial<Pick<StoredBlog, "scheduled_at">>

/** A step hands moments on as text. */
const hasCome = (moment: Date | string | null | undefined) =>
  moment !== null && moment !== undefined && new Date(moment) <= new Date()

const isPublic = ({ is_published, scheduled_at }: Seen) => is_published || hasCome(scheduled_at)

/**
 * What an event says of an article.
 *
 * @param now the article, or what it was when it was deleted
 * @param before what it was before a change
 */
export const changeOf = (now: Seen, before: Seen = now): BlogChange => ({
  id: now.id,
  handles: [...new Set([now.handle, before.handle])],
  is_public: isPublic(now) || isPublic(before),
})

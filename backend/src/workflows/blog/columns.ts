import { MedusaError } from "@medusajs/framework/utils"
import { excerptOfHtml, readingTimeMinutes, textOfHtml, type TimestampForm, toIsoText } from "../../contract"
import { richTextToStore } from "../rich-text"
import { type UpdateBlog } from "./types"

function moment(what: string, form: TimestampForm): Date {
  try {
    return new Date(toIsoText(form))
  } catch (error) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `${what} is no valid time: ${String(error)}`)
  }
}

const momentOrNull = (what: string, form: TimestampForm | null) => (form === null ? null : moment(what, form))

/** The times in a write as Dates; absent ones stay absent. */
export const momentsOf = ({ created_at, published_at, scheduled_at }: Partial<UpdateBlog>) => ({
  ...(created_at !== undefined && { created_at: moment("created_at", created_at) }),
  ...(published_at !== undefined && { published_at: momentOrNull("published_at", published_at) }),
  ...(scheduled_at !== undefined && { scheduled_at: momentOrNull("scheduled_at", scheduled_at) }),
})

/** Columns of the content: cleaned HTML, and what is computed from it. */
function contentColumns(given: string) {
  const { html: content } = richTextToStore(given)
  return {
    content,
    content_text: textOfHtml(content),
    content_excerpt: excerptOfHtml(content),
    reading_time_minutes: readingTimeMinutes(content),
  }
}

const plainColumns = ({
  id: _id,
  handle: _handle,
  is_published: _isPublished,
  published_at: _publishedAt,
  scheduled_at: _scheduledAt,
  created_at: _createdAt,
  content: _content,
  ...plain
}: Partial<UpdateBlog>) => plain

/**
 * Converts a write to columns, without handle and publication.
 *
 * @param write a new article, or changes to one
 * @returns columns of the given fields only
 * @throws MedusaError (invalid data) when a time is invalid
 */
export function columnsOf(write: Partial<UpdateBlog>) {
  const { created_at } = momentsOf(write)
  return {
    ...plainColumns(write),
    ...(created_at && { created_at }),
    ...(write.content !== undefined && contentColumns(write.content)),
  }
}

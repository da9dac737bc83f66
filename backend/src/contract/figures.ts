import { z } from "zod"

/** Weeks for which views and searches are stored at most. */
export const FIGURE_WEEKS_MOST = 12

const count = z.int().min(0)

/** `GET /admin/figures`: what visitors look at, and what they look for in vain. */
export const adminMetricsResponseSchema = z.object({
  /** Products by views, the most first, at most 20. */
  most_viewed: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      views: count,
      inquiries: count,
    }),
  ),
  /** Searches that found no product, the most frequent first, at most 50. */
  missed_searches: z.array(z.object({ text: z.string(), searches: count, last_day: z.iso.date() })),
})
export type AdminMetricsResponse = z.infer<typeof adminMetricsResponseSchema>

/** `GET /admin/form-submissions/answers`: the newest 2,000 submissions of some weeks by when they got a reply. */
export const adminFormReplyTimesResponseSchema = z.object({
  /** Working hours within which a reply is promised. */
  hours: z.number(),
  in_time: count,
  late: count,
  /** Without a reply, still within the promised time. */
  waiting: count,
  /** Without a reply, and the promised time is over. */
  overdue: count,
})
export type AdminFormReplyTimesResponse = z.infer<typeof adminFormReplyTimesResponseSchema>

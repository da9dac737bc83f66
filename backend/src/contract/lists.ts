import { z } from "zod"

/** What every list answers beside its rows. */
export const pageShape = {
  /** Rows of the whole list. */
  count: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
}

import { z } from "zod"

/** Fields of every list response beside its rows. */
export const pageShape = {
  /** Rows of the whole list. */
  count: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
}

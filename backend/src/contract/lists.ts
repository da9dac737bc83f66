import { z } from "zod"

/** Most rows of one response of the Store API. */
export const STORE_LIST_MOST = 100

/** Fields of every list response beside its rows. */
export const pageShape = {
  /** Rows of the whole list. */
  count: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
}

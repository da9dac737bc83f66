import { z } from "zod"

/** The page number of a list in an address: 1 to 9999. */
export const pageSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)

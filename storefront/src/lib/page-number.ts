import { z } from "zod"

/** The number of a list's page, as addresses write it: 1 to 9999. */
export const pageSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)

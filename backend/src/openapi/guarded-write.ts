import { z } from "@medusajs/framework/zod"

/** Header and failure of a write that is refused when the record has changed since it was read. */
export const guardedWrite = {
  headers: z.object({
    "if-match": z
      .string()
      .optional()
      .describe(
        '`updated_at` as it was last read, in quotes: `"2026-01-31T12:00:00.000Z"`; of a product better its `version`, which covers its stock, tags and categories, too',
      ),
  }),
  failures: [409, 503],
} as const

import { handleSchema, slugify } from "@scanwright/backend/contract"
import { withoutInvisible } from "@scanwright/backend/contract/invisible"
import { z } from "zod"

/** Most characters of the paragraph that opens the page of a machine type. */
export const INTRO_MOST = 2_000

/** What adds or changes a brand or a machine type. */
export const saveTaxonomyEntrySchema = z.object({
  kind: z.enum(["brand", "machine_type"]),
  /** Null for a new one. */
  id: z.string().min(1).max(100).nullable(),
  /** `updated_at` as it was read; null to overwrite changes of others. */
  updatedAt: z.string().max(40).nullable(),
  name: z
    .string()
    .overwrite((name) => withoutInvisible(name).trim())
    .min(1, "Write a name")
    .max(200)
    .refine((name) => name === "" || slugify(name) !== "", "The name needs a letter or a digit"),
  /** Empty: made from the name for a new record, unchanged for a stored one. */
  handle: z.union(
    [z.literal(""), handleSchema],
    "Write small letters, digits and single hyphens, like zebra-tc",
  ),
  logo: z.string().max(2_000).nullable(),
  sort: z.number("Write a whole number").int("Write a whole number").min(0).max(10_000),
  intro: z.string().trim().max(INTRO_MOST),
})

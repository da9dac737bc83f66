"use server"

import { handleSchema, slugify } from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { TAXONOMY_PATHS, readTaxonomyEntry } from "./data"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { TAXONOMY_LABELS } from "./labels"

const kind = z.enum(["brand", "machine_type"])
const id = z.string().min(1).max(100)

const saveSchema = z.object({
  kind,
  /** Null for a new one. */
  id: id.nullable(),
  /** `updated_at` as it was read; null to overwrite changes of others. */
  updatedAt: z.string().max(40).nullable(),
  name: z
    .string()
    .trim()
    .min(1, "Write a name")
    .max(200, "Write at most 200 characters")
    .refine((name) => name === "" || slugify(name) !== "", "The name needs a letter or a digit"),
  /** Empty: made from the name for a new record, unchanged for a stored one. */
  handle: z.union(
    [z.literal(""), handleSchema],
    "Write small letters, digits and single hyphens, like zebra-tc",
  ),
  logo: z.string().max(2_000).nullable(),
  sort: z.number("Write a whole number").int("Write a whole number").min(0).max(10_000),
  intro: z.string().trim().max(2_000, "Write at most 2,000 characters"),
})

/** Adds or changes a brand or a machine type. */
export const saveTaxonomyEntry = staffAction(
  "saveTaxonomyEntry",
  saveSchema,
  async ({ kind: which, id: known, updatedAt, name, handle, logo, sort, intro }) => {
    const { path } = TAXONOMY_PATHS[which]
    const result = await writeAsStaff(known === null ? path : `${path}/${encodeURIComponent(known)}`, {
      action: `${known === null ? "add" : "update"} ${TAXONOMY_LABELS[which].entity}`,
      isRepeatable: known !== null,
      ...(updatedAt !== null && { ifMatch: updatedAt }),
      body: {
        name,
        ...(handle !== "" && { handle }),
        logo,
        ...(which === "machine_type" && { sort, intro: intro === "" ? null : intro }),
      },
    })
    return result.ok ? { ok: true, value: null } : outcomeOf(result)
  },
)

const oneSchema = z.object({ kind, id })

/** Reads a brand or machine type as it is stored now, for the conflict dialog. */
export const readTaxonomyEntryNow = staffAction(
  "readTaxonomyEntryNow",
  oneSchema,
  async ({ kind: which, id: known }) => outcomeOf(await readTaxonomyEntry(which, known)),
)

const deleteSchema = oneSchema.extend({
  updatedAt: z.string().max(40),
  /** Id of the one that its products go to, or `none`; null where it has none. */
  productsTo: id.nullable(),
})

/** Longest wait for a deletion, in ms: it may move thousands of products. */
const DELETION_TIMEOUT_MS = 60_000

/** Deletes a brand or machine type, unless somebody else changed it meanwhile or it has products and nobody says where they go. */
export const deleteTaxonomyEntry = staffAction(
  "deleteTaxonomyEntry",
  deleteSchema,
  async ({ kind: which, id: known, updatedAt, productsTo }) => {
    const result = await writeAsStaff(`${TAXONOMY_PATHS[which].path}/${encodeURIComponent(known)}`, {
      method: "DELETE",
      query: { products_to: productsTo ?? undefined },
      timeoutMs: DELETION_TIMEOUT_MS,
      action: `delete ${TAXONOMY_LABELS[which].entity}`,
      ifMatch: updatedAt,
    })
    return result.ok ? { ok: true, value: null } : outcomeOf(result)
  },
)

/** Restores a deleted brand or machine type with the products it had, but for those that have another one by now. */
export const restoreTaxonomyEntry = staffAction(
  "restoreTaxonomyEntry",
  oneSchema,
  async ({ kind: which, id: known }) => {
    const result = await writeAsStaff("/admin/deleted/restore", {
      action: `restore ${TAXONOMY_LABELS[which].entity}`,
      body: { entity: which, id: known },
    })
    return result.ok ? { ok: true, value: null } : outcomeOf(result)
  },
)

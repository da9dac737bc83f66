"use server"

import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { TAXONOMY_PATHS, readTaxonomyEntry } from "./data"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { TAXONOMY_LABELS } from "./labels"
import { saveTaxonomyEntrySchema } from "./taxonomy-input"

const { kind } = saveTaxonomyEntrySchema.shape
const id = z.string().min(1).max(100)

/** Adds or changes a brand or a machine type. */
export const saveTaxonomyEntry = staffAction(
  "saveTaxonomyEntry",
  saveTaxonomyEntrySchema,
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

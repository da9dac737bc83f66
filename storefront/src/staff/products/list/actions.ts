"use server"

import {
  type AdminCatalogueBatchResponse,
  type AdminCatalogueResponse,
  BATCH_MOST,
  catalogueChangeRequestSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"
import { failedOutcome, type Outcome, outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { filtersOf } from "./list-state"

const id = z.string().min(1).max(100)

const changeSchema = z.object({
  ids: z.array(id).min(1).max(BATCH_MOST),
  change: catalogueChangeRequestSchema,
})

/** Longest wait for a portion of a bulk edit, in ms. */
const TIMEOUT_MS = 60_000

/** Makes one change to several products; returns the result of each. */
export const changeProducts = staffAction("changeProducts", changeSchema, async ({ ids, change }) =>
  outcomeOf(
    await writeAsStaff<AdminCatalogueBatchResponse>("/admin/catalogue/batch", {
      body: { ids, change },
      action: "update product",
      timeoutMs: TIMEOUT_MS,
      // A percentage applied twice is more than applied once.
      isRepeatable: change.price_percent === undefined,
    }),
  ),
)

const matchingSchema = z.object({
  q: z.string().max(200),
  selection: z.record(z.string().max(20), z.array(z.string().max(100)).max(100)),
  offset: z.number().int().min(0).max(1_000_000),
})

/** Ids read at a time. */
const PORTION = 200

/** Reads the ids of the products that a list's filters leave, a portion at a time, in the order they were made. */
export const readMatchingIds = staffAction(
  "readMatchingIds",
  matchingSchema,
  async ({ offset, ...filters }): Promise<Outcome<{ ids: string[]; count: number }>> => {
    const result = await readAsStaff<AdminCatalogueResponse>("/admin/catalogue", {
      ...filtersOf(filters),
      order: "created_at",
      limit: PORTION,
      offset,
      facets: false,
    })
    if (!result.ok) return failedOutcome(result.failure)
    const { products, count, found_by: foundBy } = result.value
    // The list that was shown had the text: what comes near it is not changed in its place.
    if (foundBy !== null) return { ok: true, value: { ids: [], count: 0 } }
    return { ok: true, value: { ids: products.map((product) => product.id), count } }
  },
)

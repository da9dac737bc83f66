"use server"

import {
  type AdminUrlSeoBatchResponse,
  type AdminUrlSeoResponse,
  createUrlSeoSchema,
  sitePathSchema,
  URL_SEO_LIMITS,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { readAllConfigs, readConfigOf } from "./data"
import { failedOutcome, outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { importUrlSeosSchema, saveUrlSeoSchema } from "./seo-input"

const id = z.string().min(1).max(100)

/** Stores the config of an address: adds one, or changes a known one unless somebody else has changed it meanwhile. */
export const saveUrlSeo = staffAction("saveUrlSeo", saveUrlSeoSchema, async ({ known, url, body }) => {
  const result = await (known
    ? writeAsStaff<AdminUrlSeoResponse>(`/admin/url-seo/${encodeURIComponent(known.id)}`, {
        body,
        action: "update URL SEO config",
        ifMatch: known.updatedAt,
      })
    : writeAsStaff<AdminUrlSeoResponse>("/admin/url-seo", {
        body: { url, ...body },
        action: "create URL SEO config",
        isRepeatable: false,
      }))
  return outcomeOf(result.ok ? { ok: true, value: result.value.url_seo } : result)
})

/** Reads the config as it is stored now, for the conflict dialog. */
export const readUrlSeoAnew = staffAction(
  "readUrlSeoAnew",
  z.object({ url: sitePathSchema }),
  async ({ url }) => outcomeOf(await readConfigOf(url)),
)

/** Deletes configs, all or none. */
export const deleteUrlSeos = staffAction(
  "deleteUrlSeos",
  z.object({ ids: z.array(id).min(1).max(URL_SEO_LIMITS.batch) }),
  async ({ ids }) => {
    const result = await writeAsStaff<AdminUrlSeoBatchResponse>("/admin/url-seo/batch", {
      body: { delete: ids },
      action: "delete URL SEO config",
    })
    return outcomeOf(result.ok ? { ok: true, value: { count: result.value.deleted.ids.length } } : result)
  },
)

/** The result of an import: how many entries were stored, and the faults of the others. */
interface Imported {
  created: number
  updated: number
  faults: { entry: number; message: string }[]
}

/** Stores the valid entries of a file: an entry for an address with a config changes that config, any other adds one. */
export const importUrlSeos = staffAction("importUrlSeos", importUrlSeosSchema, async ({ entries }) => {
  const known = await readAllConfigs()
  if (!known.ok) return failedOutcome(known.failure)
  const ids = new Map(known.value.map((config) => [config.url, config.id]))
  const outcome: Imported = { created: 0, updated: 0, faults: [] }
  const create: object[] = []
  const update: object[] = []
  const seen = new Set<string>()
  entries.forEach((entry, at) => {
    const read = createUrlSeoSchema.safeParse(entry)
    const fault = !read.success
      ? read.error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; ")
      : seen.has(read.data.url)
        ? `${read.data.url} stands in the file twice`
        : null
    if (!read.success || fault !== null) {
      outcome.faults.push({ entry: at + 1, message: fault ?? "" })
      return
    }
    seen.add(read.data.url)
    const stored = ids.get(read.data.url)
    if (stored === undefined) create.push(read.data)
    else update.push({ id: stored, ...read.data })
  })
  if (create.length + update.length === 0) return { ok: true, value: outcome }
  const result = await writeAsStaff<AdminUrlSeoBatchResponse>("/admin/url-seo/batch", {
    body: { create, update },
    action: "import URL SEO configs",
    isRepeatable: false,
  })
  if (!result.ok) return failedOutcome(result.failure)
  return {
    ok: true,
    value: { ...outcome, created: result.value.created.length, updated: result.value.updated.length },
  }
})

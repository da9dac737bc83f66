"use server"

import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { staffAction } from "@/staff/session/staff-action"
import { eachOf } from "./each-of"

/** Most records that one press deletes: a page of a list. */
const MOST = 100

/** The records that lists delete and restore, by the API's path of each kind and the action as messages name it. */
const KINDS = {
  product: { path: "/admin/products", action: "delete product" },
  blog: { path: "/admin/blogs", action: "delete blog" },
} as const

const entity = z.enum(Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]])
const id = z.string().min(1).max(100)

// `updated_at` as it was read: a record that somebody else has changed since stays.
const records = z
  .array(z.object({ id, updatedAt: z.string().min(1).max(40) }))
  .min(1)
  .max(MOST)

interface Deletion {
  /** Path of the API, without the record's id. */
  readonly path: string
  /** As messages name it. */
  readonly action: string
}

/** Deletes one record after the other. One that is gone already counts as deleted. */
function deleteEach({ path, action }: Deletion, chosen: z.output<typeof records>) {
  const versions = new Map(chosen.map((record) => [record.id, record.updatedAt]))
  return eachOf(
    [...versions.keys()],
    (one) => {
      const ifMatch = versions.get(one)
      return writeAsStaff(`${path}/${encodeURIComponent(one)}`, {
        method: "DELETE",
        action,
        ...(ifMatch !== undefined && { ifMatch }),
      })
    },
    (result) => result.ok || result.failure.kind === "not_found",
  )
}

/** Deletes several records, which can be restored. */
export const deleteRecords = staffAction(
  "deleteRecords",
  z.object({ entity, records }),
  ({ entity: kind, records: chosen }) => deleteEach(KINDS[kind], chosen),
)

/** Deletes several submissions for good. */
export const deleteSubmissions = staffAction(
  "deleteSubmissions",
  z.object({ records }),
  ({ records: chosen }) =>
    deleteEach({ path: "/admin/form-submissions", action: "delete form submission" }, chosen),
)

/** Restores several deleted records. */
export const restoreRecords = staffAction(
  "restoreRecords",
  z.object({ entity, ids: z.array(id).min(1).max(MOST) }),
  ({ entity: kind, ids }) =>
    eachOf([...new Set(ids)], (one) =>
      writeAsStaff("/admin/deleted/restore", {
        body: { entity: kind, id: one },
        action: `restore ${kind}`,
        isRepeatable: false,
        readsRefusals: true,
      }),
    ),
)

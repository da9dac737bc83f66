"use server"

import { handleSchema } from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { GROUP_PATHS, readGroup } from "./data"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { GROUP_WORDS } from "./labels"

const kind = z.enum(["brand", "machine_type"])
const id = z.string().min(1).max(100)

const saveSchema = z.object({
  kind,
  /** Null for a new one. */
  id: id.nullable(),
  /** `updated_at` as it was read; null to write whatever happened meanwhile. */
  updatedAt: z.string().max(40).nullable(),
  name: z
    .string()
    .trim()
    .min(1, "Write a name")
    .max(200, "Write at most 200 characters")
    .refine((name) => name === "" || /[\p{L}\p{N}]/u.test(name), "The name needs a letter or a digit"),
  /** Empty: made from the name of a new one, and kept otherwise. */
  handle: z.union(
    [z.literal(""), handleSchema],
    "Write small letters, digits and single hyphens, like zebra-tc",
  ),
  logo: z.string().max(2_000).nullable(),
  sort: z.number("Write a whole number").int("Write a whole number").min(0).max(10_000),
  intro: z.string().trim().max(2_000, "Write at most 2,000 characters"),
})

/** Adds or changes a brand or a machine type. */
export const saveGroup = staffAction(
  saveSchema,
  async ({ kind: which, id: known, updatedAt, name, handle, logo, sort, intro }) => {
    const { path } = GROUP_PATHS[which]
    const result = await writeAsStaff(known === null ? path : `${path}/${encodeURIComponent(known)}`, {
      action: `${known === null ? "add" : "update"} ${GROUP_WORDS[which].entity}`,
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

/** Reads one as it is now, to be put beside what somebody has typed. */
export const readGroupNow = staffAction(oneSchema, async ({ kind: which, id: known }) =>
  outcomeOf(await readGroup(which, known)),
)

const deleteSchema = oneSchema.extend({ updatedAt: z.string().max(40) })

/** Deletes one, unless somebody else changed it meanwhile. */
export const deleteGroup = staffAction(deleteSchema, async ({ kind: which, id: known, updatedAt }) => {
  const result = await writeAsStaff(`${GROUP_PATHS[which].path}/${encodeURIComponent(known)}`, {
    method: "DELETE",
    action: `delete ${GROUP_WORDS[which].entity}`,
    ifMatch: updatedAt,
  })
  return result.ok ? { ok: true, value: null } : outcomeOf(result)
})

/** Brings a deleted one back, with the products it had. */
export const restoreGroup = staffAction(oneSchema, async ({ kind: which, id: known }) => {
  const result = await writeAsStaff("/admin/deleted/restore", {
    action: `restore ${GROUP_WORDS[which].entity}`,
    body: { entity: which, id: known },
  })
  return result.ok ? { ok: true, value: null } : outcomeOf(result)
})

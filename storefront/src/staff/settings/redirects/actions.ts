"use server"

import {
  type AdminRedirectResponse,
  importRedirectsSchema,
  type RedirectImportResponse,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { saveRedirectSchema } from "./redirect-input"

const id = saveRedirectSchema.shape.id.unwrap()

const pathOf = (redirect: string) => `/admin/redirects/${encodeURIComponent(redirect)}`

/** Stores a redirect: a new one where no id is given. */
export const saveRedirect = staffAction(
  "saveRedirect",
  saveRedirectSchema,
  async ({ id: known, ...body }) => {
    const write = { body, action: "save redirect", readsRefusals: true, isRepeatable: known !== null }
    const result = await writeAsStaff<AdminRedirectResponse>(
      known === null ? "/admin/redirects" : pathOf(known),
      write,
    )
    if (result.ok || result.failure.kind !== "invalid" || !(result.failure.cause instanceof Error)) {
      return outcomeOf(result)
    }
    // A loop, or a path that is redirected already.
    return { ok: false, kind: "invalid", message: result.failure.cause.message }
  },
)

/** Deletes a redirect. */
export const deleteRedirect = staffAction("deleteRedirect", z.object({ id }), async ({ id: known }) =>
  outcomeOf(await writeAsStaff(pathOf(known), { method: "DELETE", action: "delete redirect" })),
)

/** Stores a file of redirects: all rows, or none with the faults by line. */
export const importRedirects = staffAction("importRedirects", importRedirectsSchema, async (body) =>
  outcomeOf(
    await writeAsStaff<RedirectImportResponse>("/admin/redirect-imports", {
      body,
      action: "import redirects",
    }),
  ),
)

import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminRedirect } from "../../../contract"
import { present } from "../../../lib/not-found"
import { REDIRECT_MODULE } from "../../../modules/redirect"
import { type RedirectModuleService } from "../../../modules/redirect/service"

export const REDIRECT_FIELDS = ["id", "path", "target", "status", "over_page", "hits", "updated_at"] as const

/** A stored redirect as the Admin API sends it. */
export const toRedirect = (
  row: Omit<AdminRedirect, "updated_at"> & { updated_at: Date | string },
): AdminRedirect => ({
  ...{ id: row.id, path: row.path, target: row.target, status: row.status },
  ...{ over_page: row.over_page, hits: row.hits, updated_at: new Date(row.updated_at).toISOString() },
})

/** Reads a redirect. @throws MedusaError (not found) */
export async function readRedirect(container: MedusaContainer, id: string): Promise<AdminRedirect> {
  const [row] = await container
    .resolve<RedirectModuleService>(REDIRECT_MODULE)
    .listRedirects({ id }, { select: [...REDIRECT_FIELDS], take: 1 })
  return toRedirect(present(row, "Redirect", id))
}

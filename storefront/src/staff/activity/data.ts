import type {
  AdminActivitiesResponse,
  AdminActivity,
  AdminDeleted,
  AdminDeletedsResponse,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** Entries of a page. */
export const ACTIVITIES_PER_PAGE = 30

/** Deleted records of a page. */
export const DELETED_PER_PAGE = 50

/** What of the log is asked for. */
export interface ActivityQuestion {
  readonly q?: string
  readonly entity?: string
  readonly entityId?: string
  readonly actor?: string
  readonly action?: string
  /** Dates, both included. */
  readonly from?: string
  readonly to?: string
  /** From 1. */
  readonly page: number
  /** Of what was deleted; from 1, which is left out. */
  readonly deletedPage?: number
}

/** Reads one page of the log, newest first. */
export async function readActivities({
  page,
  entityId,
  actor,
  deletedPage: _other,
  ...asked
}: ActivityQuestion): Promise<Result<{ activities: readonly AdminActivity[]; count: number }>> {
  return readAsStaff<AdminActivitiesResponse>("/admin/activity", {
    ...asked,
    entity_id: entityId,
    actor_id: actor,
    limit: ACTIVITIES_PER_PAGE,
    offset: (page - 1) * ACTIVITIES_PER_PAGE,
  })
}

/** Reads one page of what was deleted and can be brought back, the latest first. @param page from 1 */
export async function readDeleted(
  page = 1,
): Promise<Result<{ deleted: readonly AdminDeleted[]; count: number }>> {
  return readAsStaff<AdminDeletedsResponse>("/admin/deleted", {
    limit: DELETED_PER_PAGE,
    offset: (page - 1) * DELETED_PER_PAGE,
  })
}

import { adminPathParts, ID } from "./path-parts"

/** A write as its method and path describe it. */
export interface StaffWrite {
  /** First part of the path after `/admin`. */
  resource: string
  /** Name of the entity in the activity log. */
  entity: string
  /** Id of the record in the path; null without one. */
  id: string | null
  /** One of the contract's `ACTIVITY_ACTIONS`. */
  action: string
}

/** Entities whose name is not simply their resource's in the singular. */
const ENTITIES: Readonly<Record<string, string>> = {
  catalogue: "product",
  "catalogue-imports": "product",
  "product-categories": "machine_type",
  "machine-types": "machine_type",
  "redirect-imports": "redirect",
  staff: "user",
  "url-seo": "url_seo",
}

/** Parts of a path that name the action, whatever the record. */
const ACTIONS_OF_PARTS: Readonly<Record<string, string>> = {
  accept: "joined",
  approve: "approved",
  close: "closed",
  confirm: "imported",
  erase: "erased",
  export: "exported",
  exports: "exported",
  import: "imported",
  imports: "imported",
  mail: "mailed",
  invitations: "invited",
  "not-duplicate": "distinguished",
  notes: "noted",
  release: "released",
  replies: "replied",
  resend: "mailed",
  restore: "restored",
  stop: "stopped",
  "test-mail": "tested",
  undo: "undid_import",
}

/** What a DELETE does below these parts of a path, where a POST does something else. */
const DELETIONS: Readonly<Record<string, string>> = { invitations: "uninvited" }

/** Resources whose records the log does not know: what is written through them is other records. */
const UNKNOWN_RECORDS = ["catalogue-imports"]

/** What a POST to these resources does, where it creates no record people know. */
const CREATIONS: Readonly<Record<string, string>> = {
  "company-facts": "updated",
  "redirect-imports": "imported",
  "staff-policy": "updated",
  uploads: "uploaded",
  // The result of an import is logged at its end.
  "catalogue-imports": "began_import",
}

/** Parts of a path that name the action only where the path has no id. */
const ACTIONS_OF_MANY: Readonly<Record<string, string>> = { batch: "changed_many", bulk: "changed_many" }

/** Routes that take a POST and write nothing, without `/admin/`. */
export const HARMLESS_POSTS = ["uploads/presigned-urls"]

const singular = (resource: string) =>
  resource
    .replace(/ies$/, "y")
    .replace(/(?<=[xs])es$/, "")
    .replace(/(?<!s)s$/, "")
    .replaceAll("-", "_")

/**
 * Describes a write of staff by its method and path.
 *
 * @param method of HTTP, in capitals
 * @param path without its query
 * @returns undefined for a request that writes nothing
 */
export function staffWrite(method: string, path: string): StaffWrite | undefined {
  if (!["POST", "PUT", "PATCH", "DELETE"].includes(method)) return undefined
  const parts = adminPathParts(path)
  const [resource, ...rest] = parts
  if (resource === undefined || HARMLESS_POSTS.includes(parts.join("/"))) return undefined
  const id = rest[0] !== undefined && ID.test(rest[0]) && !UNKNOWN_RECORDS.includes(resource) ? rest[0] : null
  const entity = ENTITIES[resource] ?? singular(resource)
  const names = rest.filter((part) => !ID.test(part))
  const actions = names.map(
    (word) =>
      (method === "DELETE" ? DELETIONS[word] : undefined) ??
      ACTIONS_OF_PARTS[word] ??
      (id === null ? ACTIONS_OF_MANY[word] : undefined),
  )
  const action = actions.findLast((word) => word !== undefined) ?? plainAction(method, resource, rest)
  return { resource, entity, id, action }
}

function plainAction(method: string, resource: string, rest: readonly string[]): string {
  if (rest.length === 0) return CREATIONS[resource] ?? "created"
  return method === "DELETE" && rest.length === 1 ? "deleted" : "updated"
}

const lengthOf = (value: unknown) =>
  Array.isArray(value)
    ? value.length
    : typeof value === "object" && value !== null && "ids" in value && Array.isArray(value.ids)
      ? value.ids.length
      : undefined

const COUNTED = [
  ["create", "created"],
  ["update", "updated"],
  ["delete", "deleted"],
  ["add", "added"],
  ["remove", "removed"],
  ["ids", "updated"],
] as const

const COUNTED_IN_RESPONSES = ["created", "updated", "deleted", "unchanged", "failed", "files", "erased"]

/**
 * Counts the records that a bulk write touched: by the response where it has counts, else by the request.
 *
 * @param body of the request
 * @param response to it
 * @returns null for a write of one record
 */
export function countsOf(body: unknown, response: unknown): Record<string, number> | null {
  const requested = Object(body) as Record<string, unknown>
  const reported = Object(response) as Record<string, unknown>
  const places = [
    reported,
    ...["summary", "counts", "import", "personal_data_erasure"].map((key) => reported[key]),
    (Object(reported.catalogue_import) as Record<string, unknown>).undone,
  ]
  const found = places.flatMap((place) =>
    COUNTED_IN_RESPONSES.flatMap((name): [string, number][] => {
      const value = (Object(place) as Record<string, unknown>)[name]
      const count = typeof value === "number" ? value : lengthOf(value)
      return count === undefined ? [] : [[name, count]]
    }),
  )
  const wanted = COUNTED.flatMap(([key, name]): [string, number][] => {
    const count = lengthOf(requested[key])
    return count === undefined ? [] : [[name, count]]
  })
  const counts = (found.length > 0 ? found : wanted).filter(
    ([, count]) => Number.isInteger(count) && count > 0,
  )
  return counts.length > 0 ? Object.fromEntries(counts) : null
}

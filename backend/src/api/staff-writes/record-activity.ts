import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type IUserModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { changesBetween } from "./changes"
import { readSnapshot, type Snapshot } from "./snapshots"
import { countsOf, type StaffWrite } from "./staff-write"
import { type NewActivity } from "../../workflows/activity/steps/record-activity"
import { recordActivityWorkflow } from "../../workflows/activity/workflows/record-activity"

type Request = AuthenticatedMedusaRequest<unknown>
type Fields = Record<string, unknown>
type Actor = Pick<NewActivity, "actor_type" | "actor_id" | "actor_email">

const NOBODY: Actor = { actor_type: null, actor_id: null, actor_email: null }

const textIn = (record: unknown, key: string): string | null => {
  const value = (Object(record) as Fields)[key]
  return typeof value === "string" && value !== "" ? value : null
}

/** The one record in a response, for example the value of `brand`. */
const recordOfResponse = (response: unknown): unknown =>
  Object.values(Object(response) as Fields).find((value) => textIn(value, "id") !== null)

async function actorOf(req: Request, response: unknown): Promise<Actor> {
  const { actor_id: id, actor_type: type } = (req.auth_context ?? {}) as Partial<typeof req.auth_context>
  if (!id || !type) {
    // Accepting an invitation creates the user, so its id is in the response.
    const user = (Object(response) as Fields).user
    return user
      ? { actor_type: "user", actor_id: textIn(user, "id"), actor_email: textIn(user, "email") }
      : NOBODY
  }
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  const [user] = type === "user" ? await users.listUsers({ id }, { select: ["email"], take: 1 }) : []
  return { actor_type: type, actor_id: id, actor_email: user?.email ?? null }
}

/** Resource of each entity that can be restored. */
const RESOURCES: Readonly<Record<string, string>> = {
  product: "products",
  blog: "blogs",
  brand: "brands",
  machine_type: "machine-types",
  url_seo: "url-seo",
}

/** Finds the record of a write: in the body of a restore, in the response of a creation, else in the path. */
function recordWritten(write: StaffWrite, body: unknown, response: unknown) {
  const { entity, resource } = write
  if (write.action === "restored") {
    const named = textIn(body, "entity") ?? entity
    return { entity: named, resource: RESOURCES[named] ?? resource, id: textIn(body, "id") }
  }
  const isNew = write.id === null && write.action === "created"
  return { entity, resource, id: isNew ? textIn(recordOfResponse(response), "id") : write.id }
}

/** Name of a record without a snapshot, from its response; never an e-mail address. */
const nameIn = (record: unknown) =>
  ["name", "title", "reference", "code", "file_name"]
    .map((key) => textIn(record, key))
    .find((text) => text !== null) ?? null

/** Resources whose names are names of people, which the log must not store. */
const NAMELESS = ["customers", "orders", "draft-orders", "returns", "claims", "exchanges", "order-edits"]

/** Whether the body asks for a dry run of an import. */
const isTrial = (body: unknown) => (Object(body) as Fields).dry_run === true

async function activityOf(
  req: Request,
  write: StaffWrite,
  before: Snapshot | undefined,
  response: unknown,
): Promise<NewActivity> {
  const { entity, resource, id } = recordWritten(write, req.body, response)
  const after = id ? await readSnapshot(req.scope, resource, id) : undefined
  const named = NAMELESS.includes(write.resource) ? null : nameIn(recordOfResponse(response))
  return {
    ...(await actorOf(req, response)),
    action: isTrial(req.body) ? "checked" : write.action,
    entity,
    entity_id: id,
    entity_name: after?.name ?? before?.name ?? named,
    changes: before && after ? changesBetween(before.fields, after.fields) : [],
    counts: write.action === "created" ? null : countsOf(req.body, response),
  }
}

function complain(container: MedusaContainer, write: StaffWrite, error: unknown): void {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`The activity log is missing an entry (${write.action} ${write.entity} ${write.id ?? ""}): ${why}`)
}

/**
 * Reads the record that a write of staff is about to change.
 *
 * @param req the request, whose caller is known
 * @param res its response
 * @param write resource, record and action
 * @returns a function that stores the activity entry after a successful write; its own failure is only logged
 */
export async function watchActivity(
  req: Request,
  res: MedusaResponse,
  write: StaffWrite,
): Promise<() => Promise<void>> {
  let response: unknown
  const json = res.json.bind(res)
  res.json = (body) => {
    response = body
    return json(body)
  }
  const isKnown = Boolean((req.auth_context as Partial<typeof req.auth_context> | undefined)?.actor_id)
  let before: Snapshot | undefined
  try {
    if (isKnown && write.id) before = await readSnapshot(req.scope, write.resource, write.id)
  } catch (error) {
    complain(req.scope, write, error)
  }
  return async () => {
    if (res.statusCode >= 300) return
    try {
      await recordActivityWorkflow(req.scope).run({ input: await activityOf(req, write, before, response) })
    } catch (error) {
      complain(req.scope, write, error)
    }
  }
}

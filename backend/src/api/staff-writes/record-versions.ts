import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readMachineTypes } from "../../modules/machine-type/read-machine-types"
import { adminPathParts, ID } from "./path-parts"

type Moment = string | Date

/** Reads when a record was last changed; undefined when there is none. */
type ReadVersion = (container: MedusaContainer, id: string) => Promise<Moment | undefined>

const ofEntity =
  (entity: string): ReadVersion =>
  async (container, id) => {
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity, fields: ["updated_at"], filters: { id } })
    return (data as unknown as { updated_at: Moment }[])[0]?.updated_at
  }

/** The resources of the Admin API that two members of staff may be editing at once, by the first part of their path. */
const VERSIONS: Readonly<Record<string, ReadVersion>> = {
  products: ofEntity("product"),
  brands: ofEntity("brand"),
  // A machine type is a category and its extension: the later of the two counts.
  "machine-types": async (container, id) => (await readMachineTypes(container, { id }))[0]?.updated_at,
  blogs: ofEntity("blog"),
  "url-seo": ofEntity("url_seo_config"),
  "form-submissions": ofEntity("form_submission"),
  companies: ofEntity("company"),
}

/** One record that a request is about to write. */
export interface WrittenRecord {
  resource: string
  id: string
}

/**
 * Finds the versioned record of a path.
 *
 * @param path without its query
 * @returns undefined for a path of no such record
 */
export function recordOfPath(path: string): WrittenRecord | undefined {
  const [resource = "", id = "", ...rest] = adminPathParts(path)
  const isRecord = rest.length === 0 && ID.test(id) && Object.hasOwn(VERSIONS, resource)
  return isRecord ? { resource, id } : undefined
}

/**
 * Reads when a record was last changed.
 *
 * @param container the request's
 * @param record of {@link recordOfPath}
 * @returns milliseconds since 1970, the precision of the API; undefined when there is no such record
 */
export async function readVersion(
  container: MedusaContainer,
  { resource, id }: WrittenRecord,
): Promise<number | undefined> {
  const moment = await VERSIONS[resource]?.(container, id)
  return moment === undefined ? undefined : new Date(moment).getTime()
}

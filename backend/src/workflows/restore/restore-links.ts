import { MedusaModule } from "@medusajs/framework/modules-sdk"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { beginOfDeletion } from "../../lib/begin-of-deletion"

/** A row of a link: its keys, and when it was deleted. */
type LinkRow = Record<string, string> & { deleted_at: Date | string | null }

/** The other side of each link that a key of a module is part of. */
const otherSides = (module: string, key: string) =>
  MedusaModule.getAllJoinerConfigs()
    .filter(({ isLink, isReadOnlyLink }) => isLink && !isReadOnlyLink)
    .flatMap(({ serviceName = "", relationships: sides = [] }) => {
      const own = sides.findIndex((side) => side.serviceName === module && side.foreignKey === key)
      const [other] = own === -1 ? [] : sides.filter((_, at) => at !== own)
      return other ? [{ sides, serviceName, otherKey: other.foreignKey, isOne: !other.hasMany }] : []
    })

/** When a row was deleted, in ms; one that is not deleted is later than all others. */
const timeOf = ({ deleted_at: at }: LinkRow) => (at === null ? Infinity : new Date(at).getTime())

/** Of rows that link a record to one other only, the last: the record left the others before. */
function lastOfEach(rows: readonly LinkRow[], key: string): LinkRow[] {
  const inOrder = [...rows].sort((a, b) => timeOf(a) - timeOf(b))
  return [...new Map(inOrder.map((row) => [row[key], row])).values()]
}

/**
 * Restores the links that were deleted with a record, and what is deleted with those links. Links that were deleted before
 * stay so: `Link.restore` of Medusa would bring those back, too.
 *
 * @param container the workflow step's
 * @param module of the record: `product`
 * @param keys of the record and its parts, by the column of links: `product_id`, `variant_id`
 * @param deletedAt of the record
 * @param elsewhere ids of records that have another one by now: their links stay deleted
 */
export async function restoreLinks(
  container: MedusaContainer,
  module: string,
  keys: Readonly<Record<string, readonly string[]>>,
  deletedAt: Date | string,
  elsewhere: ReadonlySet<string> = new Set(),
): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const since = beginOfDeletion(deletedAt).getTime()
  for (const [key, ids] of Object.entries(keys)) {
    if (ids.length === 0) continue
    for (const { sides, serviceName, otherKey, isOne } of otherSides(module, key)) {
      const [first, second] = sides
      const service =
        first &&
        second &&
        link.getLinkModule(first.serviceName, first.foreignKey, second.serviceName, second.foreignKey)
      if (!service) continue
      const rows = (await service.list({ [key]: [...ids] }, { withDeleted: true })) as LinkRow[]
      const last = isOne ? lastOfEach(rows, key) : rows
      const back = last.filter(
        (row) => row.deleted_at !== null && timeOf(row) >= since && !elsewhere.has(row[otherKey] ?? ""),
      )
      if (back.length === 0) continue
      await service.restore(back.map((row) => ({ [key]: row[key], [otherKey]: row[otherKey] })))
      const [errors] = await link.restore({
        [serviceName]: { [otherKey]: back.map((row) => row[otherKey] ?? "") },
      })
      if (errors?.[0]) throw errors[0].error
    }
  }
}

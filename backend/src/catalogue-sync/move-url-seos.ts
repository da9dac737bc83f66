import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { type MoveUrlSeo, moveUrlSeosWorkflow } from "@scanwright/url-seo/workflows"
import { type HandleEntity, slugify, UNKNOWN_BRAND, UNKNOWN_MACHINE_TYPE } from "../contract"
import { HANDLE_SOURCES } from "../modules/handle-history/handle-entities"
import { machineTypeIdOf } from "../product/machine-type"

/** Most pages whose configs are moved at once. */
const PORTION = 200

/** Longest wait for others that move configs, in seconds. */
const LONGEST_WAIT = 60

/** Which configs to look at, all of a page or none; all of the shop without one. */
export type UrlSeoScope = { products: string[] } | { articles: true }

/** SQL: the record of a kind that has or had a handle, as `record`. */
const ownerOf = (entity: HandleEntity, handle: string) => `handle_record known
  join ${HANDLE_SOURCES[entity].table} record on record.id = known.target_id and record.deleted_at is null
  where known.entity = '${entity}' and known.handle = ${handle} and known.deleted_at is null`

const handleNow = (entity: HandleEntity, handle: string) =>
  `(select record.handle from ${ownerOf(entity, handle)})`

/** SQL of a product's present path; its last part alone says which product it is. */
const PRODUCT_PATH = `(select '/products/' || coalesce((select brand.handle from product_product_brand_brand link
      join brand on brand.id = link.brand_id and brand.deleted_at is null
      where link.product_id = record.id and link.deleted_at is null limit 1), '${slugify(UNKNOWN_BRAND)}')
    || '/' || coalesce((select type.handle from product_category type where type.id = ${machineTypeIdOf("record.id")}),
      '${slugify(UNKNOWN_MACHINE_TYPE)}') || '/' || record.handle
  from ${ownerOf("product", "third")})`

/** A config under a past address of a record, and the one at the present address. */
interface Strayed {
  id: string
  url: string
  is_active: boolean
  present: string
  other_id: string | null
  other_active: boolean | null
}

/** SQL of {@link Strayed}: of each page the best, and none that has to stay as it is. */
const strayed = (filter: string) => `
  with parts as (
    select id, url, is_active, updated_at,
      split_part(url, '/', 3) as first, split_part(url, '/', 4) as second, split_part(url, '/', 5) as third
    from url_seo where deleted_at is null and url ~ '^/(products(/[^/]+){1,3}|blogs/[^/]+)$' and ${filter}
  ), placed as (
    select parts.*, case
      when url like '/blogs/%' then '/blogs/' || ${handleNow("blog", "first")}
      when third <> '' then ${PRODUCT_PATH}
      when second <> '' then '/products/' || ${handleNow("brand", "first")} || '/' || ${handleNow("machine_type", "second")}
      else '/products/' || ${handleNow("brand", "first")} end as present
    from parts
  )
  select distinct on (present) placed.id, placed.url, placed.is_active, present,
    other.id as other_id, other.is_active as other_active
  from placed left join url_seo other on other.url = present and other.deleted_at is null
  where present <> placed.url and (other.id is null or placed.is_active)
  order by present, placed.is_active desc, placed.updated_at desc`

/** A page has one active config: the one at its address, if that is active, else the one that follows it. */
function movesOf({ id, url, present, other_id: other, other_active }: Strayed): MoveUrlSeo[] {
  if (other === null) return [{ id, url: present }]
  if (other_active) return [{ id, url, is_active: false }]
  return [
    { id, url: present },
    { id: other, url },
  ]
}

function filterOf(scope: UrlSeoScope | undefined): [string, string[][]] {
  if (scope === undefined) return ["true", []]
  if ("articles" in scope) return ["url like '/blogs/%'", []]
  const handles = "select handle from handle_record where entity = 'product' and target_id = any(?)"
  return [`split_part(url, '/', 5) in (${handles})`, [scope.products]]
}

async function moveAll(container: MedusaContainer, scope: UrlSeoScope | undefined): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [filter, values] = filterOf(scope)
  let count = 0
  for (;;) {
    const { rows } = await database.raw<{ rows: Strayed[] }>(`${strayed(filter)} limit ${PORTION}`, values)
    if (rows.length === 0) return count
    await moveUrlSeosWorkflow(container).run({ input: { url_seos: rows.flatMap(movesOf) } })
    count += rows.length
  }
}

/**
 * Moves URL SEO configs to the present addresses of their records: of brands, their machine types, products and articles that
 * were renamed or moved, by whichever tool. A second active config of a page is switched off. Compares with what is stored, so
 * the next call makes good what one has missed. A failure is logged: it keeps neither the catalogue nor a start waiting.
 *
 * @param container any container of the application
 * @param scope which configs to look at; all without one
 * @returns how many pages got a config or lost a second one; none at the next call
 */
export async function moveUrlSeos(container: MedusaContainer, scope?: UrlSeoScope): Promise<number> {
  try {
    // One after the other: whoever comes last has read the last address.
    return await container
      .resolve(Modules.LOCKING)
      .execute("url-seo-paths", () => moveAll(container, scope), { timeout: LONGEST_WAIT })
  } catch (error) {
    const { message } = error as { message?: string }
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`URL SEO configs could not follow their pages; the next night tries again: ${message ?? ""}`)
    return 0
  }
}

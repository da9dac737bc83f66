import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updateUrlSeosWorkflow } from "@scanwright/url-seo/workflows"
import { type HandleEntity, slugify, UNKNOWN_BRAND, UNKNOWN_MACHINE_TYPE, URL_SEO_LIMITS } from "../contract"
import { HANDLE_SOURCES } from "../modules/handle-history/handle-entities"
import { machineTypeIdOf } from "../product/machine-type"

/** Which configs to look at; all without one. */
export type UrlSeoScope = { configs: string[] } | { products: string[] } | { articles: true }

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

/** SQL: ids of configs under past addresses of records, with the present one. One that has a config already is left out. */
const strayed = (filter: string) => `
  with parts as (
    select id, url, updated_at, split_part(url, '/', 3) as first, split_part(url, '/', 4) as second, split_part(url, '/', 5) as third
    from url_seo where deleted_at is null and url ~ '^/(products(/[^/]+){1,3}|blogs/[^/]+)$' and ${filter}
  ), placed as (
    select id, url, updated_at, case
      when url like '/blogs/%' then '/blogs/' || ${handleNow("blog", "first")}
      when third <> '' then ${PRODUCT_PATH}
      when second <> '' then '/products/' || ${handleNow("brand", "first")} || '/' || ${handleNow("machine_type", "second")}
      else '/products/' || ${handleNow("brand", "first")} end as present
    from parts
  )
  select distinct on (present) id, present as url from placed
  where present <> url and not exists (select 1 from url_seo other where other.url = present and other.deleted_at is null)
  order by present, updated_at desc`

function filterOf(scope: UrlSeoScope | undefined): [string, string[][]] {
  if (scope === undefined) return ["true", []]
  if ("configs" in scope) return ["id = any(?)", [scope.configs]]
  if ("articles" in scope) return ["url like '/blogs/%'", []]
  const handles = "select handle from handle_record where entity = 'product' and target_id = any(?)"
  return [`split_part(url, '/', 5) in (${handles})`, [scope.products]]
}

/**
 * Moves URL SEO configs to the present addresses of their records: of brands, their machine types, products and articles that
 * were renamed or moved, by whichever tool. Compares with what is stored, so the next call makes good what one has missed. A
 * failure is logged: it keeps neither the catalogue nor a start waiting.
 *
 * @param container any container of the application
 * @param scope which configs to look at; all without one
 * @returns how many were moved; none at the next call
 */
export async function moveUrlSeos(container: MedusaContainer, scope?: UrlSeoScope): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [filter, values] = filterOf(scope)
  let done = 0
  try {
    const { rows } = await database.raw<{ rows: { id: string; url: string }[] }>(strayed(filter), values)
    for (; done < rows.length; done += URL_SEO_LIMITS.batch) {
      const portion = rows.slice(done, done + URL_SEO_LIMITS.batch)
      await updateUrlSeosWorkflow(container).run({ input: { url_seos: portion } })
    }
    return rows.length
  } catch (error) {
    const { message } = error as { message?: string }
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`URL SEO configs could not follow their pages; the next night tries again: ${message ?? ""}`)
    return done
  }
}

import { type InferTypeOf } from "@medusajs/framework/types"
import { type UrlSeoConfig } from "../modules/url-seo/models/url-seo-config"
import { type UrlSeoModuleService } from "../modules/url-seo/service"
import { notFound } from "../not-found"

/**
 * Reads configs that must exist.
 *
 * @param service of the module
 * @param ids of the configs
 * @returns the records, in no order
 * @throws MedusaError (not found) naming the missing ones
 */
export async function readUrlSeos(
  service: UrlSeoModuleService,
  ids: readonly string[],
): Promise<InferTypeOf<typeof UrlSeoConfig>[]> {
  const configs = await service.listUrlSeoConfigs({ id: [...ids] })
  const known = new Set(configs.map(({ id }) => id))
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  if (missing.length > 0) throw notFound(missing)
  return configs
}

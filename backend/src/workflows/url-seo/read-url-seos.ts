import { type InferTypeOf } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type UrlSeoConfig } from "../../modules/url-seo/models/url-seo-config"
import { type UrlSeoModuleService } from "../../modules/url-seo/service"

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
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      `URL SEO config with id: ${unknown.join(", ")} was not found`,
    )
  }
  return configs
}

import { type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminUrlSeo } from "../../../schemas/url-seo"
import { notFound } from "../../../not-found"

/** Configs by id, with those of their fields that were asked for. */
async function findUrlSeos(req: MedusaRequest<unknown>, ids: string[]): Promise<Map<string, AdminUrlSeo>> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const fields = [...new Set(["id", ...req.queryConfig.fields])]
  const { data } = await query.graph({ entity: "url_seo_config", fields, filters: { id: ids } })
  return new Map((data as unknown as AdminUrlSeo[]).map((config) => [config.id, config]))
}

function known(configs: Map<string, AdminUrlSeo>, id: string): AdminUrlSeo {
  const config = configs.get(id)
  if (!config) throw notFound([id])
  return config
}

/**
 * Configs as staff see them.
 *
 * @param req with the wanted fields in its query
 * @param ids of the configs
 * @returns them in the order of the ids
 * @throws MedusaError (not found) when one is missing
 */
export async function readUrlSeos(req: MedusaRequest<unknown>, ids: string[]): Promise<AdminUrlSeo[]> {
  const configs = await findUrlSeos(req, ids)
  return ids.map((id) => known(configs, id))
}

/** As {@link readUrlSeos}, for one config. */
export async function readUrlSeo(req: MedusaRequest<unknown>, id: string): Promise<AdminUrlSeo> {
  return known(await findUrlSeos(req, [id]), id)
}

import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { normaliseSitePath } from "../../../schemas/site-path"
import { type StoreUrlSeo, type StoreUrlSeoResponse, storeUrlSeoSchema } from "../../../schemas/url-seo"
import { type StoreGetUrlSeoParamsType } from "../../../validators"

const FIELDS = Object.keys(storeUrlSeoSchema.shape)

/** Reads the metadata that staff set for a page; null where the page's own metadata applies. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<StoreUrlSeoResponse>): Promise<void> {
  const url = normaliseSitePath((req.validatedQuery as StoreGetUrlSeoParamsType).url)
  if (url === null) {
    res.json({ url_seo: null })
    return
  }
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "url_seo_config",
    fields: FIELDS,
    filters: { url, is_active: true },
  })
  const [config = null] = data as unknown as StoreUrlSeo[]
  res.json({ url_seo: config })
}

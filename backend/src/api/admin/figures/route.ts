import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminMetricsResponse } from "../../../contract"
import { MISSED_SEARCH_MODULE } from "../../../modules/missed-search"
import { type MissedSearchModuleService } from "../../../modules/missed-search/service"
import { POPULARITY_MODULE } from "../../../modules/popularity"
import { type PopularityModuleService } from "../../../modules/popularity/service"
import { weekOf } from "../../../modules/popularity/week"
import { type AdminGetMetricsParamsType } from "./validators"

/** Products at most. */
const PRODUCTS = 20
/** Searches at most. */
const SEARCHES = 50

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** Returns what visitors looked at and looked for in vain, in the last weeks. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminMetricsResponse>,
): Promise<void> {
  const { weeks } = req.validatedQuery as AdminGetMetricsParamsType
  const from = weekOf(new Date(Date.now() - (weeks - 1) * WEEK_MS))
  const [popular, missed_searches] = await Promise.all([
    req.scope.resolve<PopularityModuleService>(POPULARITY_MODULE).mostViewed(from, PRODUCTS),
    req.scope.resolve<MissedSearchModuleService>(MISSED_SEARCH_MODULE).mostFrequent(from, SEARCHES),
  ])
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "title"],
    filters: { id: popular.map(({ product_id }) => product_id) },
  })
  const products = data as unknown as { id: string; title: string }[]
  const names = new Map(products.map(({ id, title }) => [id, title]))
  // A product deleted since has no name, and no place in the list.
  const most_viewed = popular.flatMap((one) => {
    const name = names.get(one.product_id)
    return name === undefined ? [] : [{ ...one, name }]
  })
  res.json({ most_viewed, missed_searches })
}

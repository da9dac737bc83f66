import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { type PopularityCount } from "../modules/popularity/service"

/** What an enquiry counts beside a view: few people ask, and they mean it. */
export const INQUIRY_WEIGHT = 25

/**
 * Reads the popularity of products from the counts of the last weeks.
 *
 * @param query Medusa's graph
 * @param ids of products
 * @returns by product; those that nobody looked at are missing
 */
export async function readPopularity(
  query: Pick<RemoteQueryFunction, "graph">,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { data } = await query.graph({
    entity: "product_popularity",
    fields: ["product_id", "views", "inquiries"],
    filters: { product_id: [...ids] },
  })
  const scores = new Map<string, number>()
  for (const { product_id: id, views, inquiries } of data as unknown as PopularityCount[])
    scores.set(id, (scores.get(id) ?? 0) + views + INQUIRY_WEIGHT * inquiries)
  return scores
}

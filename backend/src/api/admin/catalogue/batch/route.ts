import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCatalogueBatchResponse } from "../../../../contract"
import { refreshProducts } from "../../../../catalogue-sync/catalogue-sync"
import { actorOf } from "../../../../lib/actor-of"
import { runQuietly } from "../../../../lib/run-quietly"
import { changeProductsWorkflow } from "../../../../workflows/catalogue/change-products"
import { type AdminCatalogueBatch } from "../validators"

/** Changes many products in one way; lists show the change with the response, pages within two seconds. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCatalogueBatch>,
  res: MedusaResponse<AdminCatalogueBatchResponse>,
): Promise<void> {
  const input = { ...req.validatedBody, actor_id: actorOf(req) }
  // Each of a product's several events would write it to the index once more.
  const results = await runQuietly(req.scope, (context) =>
    changeProductsWorkflow(req.scope).run({ input, context }),
  )
  const changed = results.filter(({ ok }) => ok).map(({ id }) => id)
  await refreshProducts(req.scope, changed)
  res.json({ results, changed: changed.length, failed: results.length - changed.length })
}

import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { readEnvironment } from "../../../config/environment"
import {
  type AdminRedirectResponse,
  type AdminRedirectsResponse,
  type CreateRedirect,
} from "../../../contract"
import { containingAllTerms } from "../../../lib/search-terms"
import { REDIRECT_MODULE } from "../../../modules/redirect"
import { type RedirectModuleService } from "../../../modules/redirect/service"
import { storeRedirectsWorkflow } from "../../../workflows/redirect/workflows/store-redirects"
import { readRedirect, REDIRECT_FIELDS, toRedirect } from "./read-redirect"
import { type AdminGetRedirectsParamsType } from "./validators"

/** Lists redirects by path. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminRedirectsResponse>,
): Promise<void> {
  const { limit, offset, q } = req.validatedQuery as AdminGetRedirectsParamsType
  const [rows, count] = await req.scope
    .resolve<RedirectModuleService>(REDIRECT_MODULE)
    .listAndCountRedirects(q ? containingAllTerms(["path", "target"], q) : {}, {
      select: [...REDIRECT_FIELDS],
      take: limit,
      skip: offset,
      order: { path: "ASC" },
    })
  res.json({ redirects: rows.map(toRedirect), count, offset, limit })
}

/** Creates a redirect, with its final target. */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateRedirect>,
  res: MedusaResponse<AdminRedirectResponse>,
): Promise<void> {
  const { result } = await storeRedirectsWorkflow(req.scope).run({
    input: { redirects: [req.validatedBody], origin: readEnvironment(process.env).STOREFRONT_URL },
  })
  res.json({ redirect: await readRedirect(req.scope, result.ids[0] ?? "") })
}

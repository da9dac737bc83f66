import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { believeProxies } from "../../framework/trusted-proxies"
import { bodyFault } from "../../safety/body-rules"
import { requestContext } from "../../safety/request-context"
import { SAFETY_MODULE } from "../../modules/safety"
import { type SafetyModuleService } from "../../modules/safety/service"

/**
 * Refuses a request whose address or body is not safe to process, before any route runs.
 *
 * @throws Refusal with a message that names what to change
 */
export function refuseUnsafeRequests(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const refusal = requestContext.getStore()?.refusal ?? bodyFault(req.body)
  if (refusal) throw refusal
  next()
}

/** Makes Express trust the same proxies as the rate limits do. */
export function believeTrustedProxiesOnly(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { patches, proxies } = req.scope.resolve<SafetyModuleService>(SAFETY_MODULE)
  if (patches.has("trusted-proxies")) believeProxies(req.app, proxies)
  next()
}

import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorResponse } from "../../safety/error-response"
import { requestContext } from "../../safety/request-context"

/** Sends the response for every error, in Medusa's format and without internal details. */
export function errorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const { status, body, retryAfter } = errorResponse(error, requestContext.getStore()?.id ?? "unknown")
  if (status >= 500) logger.error("A request failed", error as Error)
  if (res.headersSent) {
    next(error)
    return
  }
  if (retryAfter !== undefined) res.setHeader("retry-after", String(retryAfter))
  res.status(status).json(body)
}

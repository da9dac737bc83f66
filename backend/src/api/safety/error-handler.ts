import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerTo } from "../../safety/error-answer"
import { requestContext } from "../../safety/request-context"

/** Answers every error of this server: in Medusa's shape, without anything of its insides. */
export function errorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const { status, body, retryAfter } = answerTo(error, requestContext.getStore()?.id ?? "unknown")
  if (status >= 500) logger.error("A request failed", error as Error)
  if (res.headersSent) {
    next(error)
    return
  }
  if (retryAfter !== undefined) res.setHeader("retry-after", String(retryAfter))
  res.status(status).json(body)
}

import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type ReadyResponse } from "../../contract"

/** Longest time for `SELECT 1`, in milliseconds: a slower database cannot serve visitors. */
const LONGEST_WAIT = 2_000

async function databaseResponds(req: MedusaRequest): Promise<boolean> {
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  let timer: NodeJS.Timeout | undefined
  const timeOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT)
  })
  const response = database.raw("SELECT 1").then(
    () => true,
    (error: unknown) => {
      logger.warn(`The database does not respond: ${error instanceof Error ? error.message : String(error)}`)
      return false
    },
  )
  try {
    return await Promise.race([response, timeOut])
  } finally {
    clearTimeout(timer)
  }
}

/** Readiness check: 200 when the database responds within two seconds, else 503. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ReadyResponse>): Promise<void> {
  const ready = await databaseResponds(req)
  res.setHeader("cache-control", "no-store")
  res.status(ready ? 200 : 503).json({ status: ready ? "ok" : "unavailable" })
}

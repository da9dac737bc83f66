import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { Refusal } from "../../safety/refusal"
import { errorHandler } from "./error-handler"

/** The Express applications that have the handler; Medusa offers them to requests only. */
const applications = new WeakSet<object>()

function unknownPath(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  // Express responds to these last of all, with the methods of the path's routes.
  if (req.method === "OPTIONS") {
    next()
    return
  }
  const message = `No route serves ${req.method} ${req.path}`
  errorHandler(new Refusal(404, MedusaError.Types.NOT_FOUND, message), req, res, next)
}

/**
 * Has requests that no route serves fail as others do, where Express sends a page of HTML. Middlewares of Medusa run
 * before its routes, so this one adds a handler behind them all with the first request.
 */
export function refuseUnknownPaths(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (!applications.has(req.app)) {
    applications.add(req.app)
    req.app.use((request, response, done) =>
      unknownPath(request as MedusaRequest, response as MedusaResponse, done),
    )
  }
  next()
}

import path from "node:path"
import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cspText } from "../../contract"
import { ensureReferenceScript } from "./reference-script"

/** Scalar's script, once it is fetched. `medusa develop` runs in the backend's folder. */
const SCRIPT = path.resolve("../node_modules/.cache/scanwright/api-reference.js")

const POLICY = cspText({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'", "blob:"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
})

/** Scalar's options: nothing leaves for its makers, no tools but the reference. */
const OPTIONS = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
}

const head = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Scanwright API</title></head>`

const PAGE = `${head}<body><script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(OPTIONS)}'></script><script src="/docs/reference.js"></script></body></html>`

/** Shown where Scalar's script cannot be fetched. */
const UNAVAILABLE = `${head}<body><h1>Scanwright API</h1><p>The script of this page could not be fetched from npm; the server's log says why. Reload the page to try again. The document itself: <a href="/openapi.json">/openapi.json</a></p></body></html>`

/** Shows the API to developers: the page and its script, which the first visit fetches. */
const showReference =
  (fetchScript: typeof ensureReferenceScript) =>
  async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    // Inside a mounted middleware the path is what follows /docs.
    const file = req.path.replace(/\/$/, "")
    if (req.method !== "GET" || !["", "/reference.js"].includes(file)) {
      next()
      return
    }
    res.setHeader("content-security-policy", POLICY)
    try {
      await fetchScript(SCRIPT)
    } catch (error) {
      const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The page of the API has no script yet: ${String(error)}`)
      res.status(503).type("html").send(UNAVAILABLE)
      return
    }
    if (file === "") res.type("html").send(PAGE)
    else res.sendFile(SCRIPT, { dotfiles: "allow" }, (error) => (error ? next(error) : undefined))
  }

/**
 * The page of the API while developing; elsewhere there is no such address.
 *
 * @param mode NODE_ENV
 * @param fetchScript brings the page's script, once
 */
export const docsMiddlewares = (
  mode: string | undefined,
  fetchScript = ensureReferenceScript,
): MiddlewareRoute[] =>
  mode === "development" ? [{ matcher: "/docs", middlewares: [showReference(fetchScript)] }] : []

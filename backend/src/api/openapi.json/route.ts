import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { readEnvironment } from "../../config/environment"
import { API_ROUTES } from "../../openapi/api-routes"
import { openApiDocument } from "../../openapi/document"

let document: ReturnType<typeof openApiDocument> | undefined

/** Sends the OpenAPI 3.1 document of our routes, which is made once. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  document ??= openApiDocument(API_ROUTES, readEnvironment(process.env).BACKEND_URL)
  res.setHeader("cache-control", "public, max-age=3600")
  res.json(document)
}

import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript"
import { API_ROUTES } from "../../backend/src/openapi/api-routes.ts"
import { openApiDocument } from "../../backend/src/openapi/document.ts"
import { fromRoot } from "../lib/paths.ts"
import { type ApiDocument, brunoCollection, type CollectionFile } from "./bruno.ts"

/** Address of the backend in what is generated: that of `npm start`. */
const BACKEND = "http://localhost:9000"

/** Where each generated file goes. */
export const documentFile = fromRoot("docs", "api", "openapi.json")
export const typesFile = fromRoot("packages", "api-types", "index.d.ts")
export const collectionFolder = fromRoot("docs", "api", "bruno")

const TYPES_HEAD =
  "// Made by `npm run docs:api` from the OpenAPI document. Change the routes, not this file.\n"

/** The OpenAPI document of every route, as JSON. */
export const documentText = (): string => JSON.stringify(openApiDocument(API_ROUTES, BACKEND))

/** Types of every route. */
export async function typesText(): Promise<string> {
  const document = JSON.parse(documentText()) as OpenAPI3
  return TYPES_HEAD + astToString(await openapiTS(document))
}

/** Bruno's collection of every route. */
export const collection = (): CollectionFile[] => brunoCollection(JSON.parse(documentText()) as ApiDocument)

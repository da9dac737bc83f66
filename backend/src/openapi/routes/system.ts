import { z } from "@medusajs/framework/zod"
import { readyResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const open = { method: "get", tag: "System", auth: "public" } as const

const drawing = (what: string) => ({
  status: 302 as const,
  description: `The storefront's address of ${what}`,
  mediaType: null,
})

export const systemRoutes: ApiRoute[] = [
  {
    ...open,
    path: "/ready",
    summary: "Whether this backend can serve",
    response: { name: "ReadyResponse", schema: readyResponseSchema },
    failures: [503],
  },
  {
    ...open,
    path: "/openapi.json",
    summary: "This document",
    response: { name: "OpenApiDocument", schema: z.looseObject({ openapi: z.string() }) },
  },
  {
    ...open,
    path: "/static/:file",
    summary: "An uploaded file",
    response: { status: 200, description: "The file", mediaType: "application/octet-stream" },
  },
  {
    ...open,
    path: "/equipment/:file",
    summary: "A drawing of equipment",
    response: drawing("the drawing"),
  },
  {
    ...open,
    path: "/articles/:file",
    summary: "The cover of an article",
    response: drawing("the cover"),
  },
]

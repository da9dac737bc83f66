import { type IncomingMessage, type ServerResponse } from "node:http"
import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { json } from "body-parser"
import { bodyFault } from "../../safety/body-rules"
import { OPEN_BODY_BYTES, takeDeferredBody } from "../../safety/deferred-body"

type Parser = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

/** Bodies that one kind of caller may send. */
interface Allowance {
  most: number
  parser: Parser
  needsLength: boolean
}

const MEGABYTE = 1_024 * 1_024
const allow = (most: number, needsLength = false): Allowance => ({
  most,
  parser: json({ limit: most }),
  needsLength,
})

const strangers = allow(OPEN_BODY_BYTES, true)
/** Medusa's own limit for changes of many records at once. */
const staff = allow(2 * MEGABYTE)
/** A file of 20 MB, whose quotation marks and line ends are escaped on the way. */
const imports = allow(26 * MEGABYTE)

/** Parses a body that no parser has read yet, and checks it like all others. */
async function parse(req: MedusaRequest, res: MedusaResponse, allowance: Allowance): Promise<void> {
  const { most, parser, needsLength } = allowance
  if (!takeDeferredBody(req, most, needsLength)) return
  await new Promise<void>((resolve, reject) => {
    parser(req, res, (error) => {
      if (error === undefined) resolve()
      else
        reject(error instanceof Error ? error : new Error("The body could not be parsed", { cause: error }))
    })
  })
  const refusal = bodyFault(req.body)
  if (refusal) throw refusal
}

const isForStaff = (path: string) => /^\/admin(\/|$)/i.test(path)

/**
 * Reads deferred bodies of everything but staff's routes, which do so once they know who asks. Large uploads are refused,
 * too: nothing here takes them, and Express would wait for the end of one before it answered 404.
 */
async function readOpenBody(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!isForStaff(req.path)) await parse(req, res, strangers)
  next()
}

/** Reads deferred bodies of staff's routes, after their session was checked. */
async function readStaffBody(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // Uploads are read by Medusa's own parser of files, which src/api/admin/uploads bounds.
  if (req.is("multipart/*")) {
    next()
    return
  }
  const { actor_id: actor } = (req.auth_context ?? {}) as Partial<typeof req.auth_context>
  const isImport = /^\/admin\/catalogue-imports\/?$/i.test(req.originalUrl.split("?")[0] ?? "")
  const signedIn = isImport ? imports : staff
  await parse(req, res, actor ? signedIn : strangers)
  next()
}

/** Before all routes but staff's. */
export const openBodyMiddlewares: MiddlewareRoute[] = [{ matcher: "/", middlewares: [readOpenBody] }]

/** After the check of the session, before everything that reads the body of a staff's request. */
export const staffBodyMiddlewares: MiddlewareRoute[] = [{ matcher: "/admin", middlewares: [readStaffBody] }]

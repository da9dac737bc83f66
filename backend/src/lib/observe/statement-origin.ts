import { Client } from "@medusajs/framework/pg"
import { requestContext } from "../safety/request-context"

/** A statement as node-postgres takes it: text, text with values, or something that submits itself (a cursor). */
type Statement = string | { text?: unknown; name?: unknown; submit?: unknown }

/**
 * A statement with the request it is for, as a comment at its beginning, where PostgreSQL's cut-off texts still show it.
 *
 * @param id of a request: letters, digits and a few signs, which cannot end a comment
 */
function withOrigin(statement: Statement, id: string): Statement {
  const origin = `/*request_id=${id}*/ `
  if (typeof statement === "string") return origin + statement
  const { text, name, submit } = statement
  // A prepared statement has one text for every request.
  const isPlain = typeof text === "string" && name === undefined && submit === undefined
  return isPlain ? { ...statement, text: origin + text } : statement
}

let isNaming = false

/** Has PostgreSQL's log of slow statements and its list of running ones say which request they are for (docs/adr/0021). */
export function nameStatements(): void {
  if (isNaming) return
  isNaming = true
  // Taken off the prototype to be called with its client below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { query } = Client.prototype
  Client.prototype.query = function (this: Client, statement: Statement, ...rest: unknown[]) {
    const id = requestContext.getStore()?.id
    return Reflect.apply(query, this, [id ? withOrigin(statement, id) : statement, ...rest]) as unknown
  } as typeof query
}

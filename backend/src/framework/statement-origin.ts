import { Client } from "@medusajs/framework/pg"
import { type Logger } from "@medusajs/framework/types"
import { requestContext } from "../safety/request-context"
import { withoutValues } from "../lib/statement-text"

/** Milliseconds after which a statement is logged as slow. */
const SLOW_MS = 500

/** A statement as node-postgres takes it: text, text with values, or an object with a method `submit` (a cursor). */
type Statement = string | { text?: unknown; name?: unknown; submit?: unknown }

/**
 * Adds the id of the request to a statement, as a comment at its start, because PostgreSQL cuts long texts at their
 * end.
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

function textOf(statement: Statement): string {
  if (typeof statement === "string") return statement
  return typeof statement.text === "string" ? statement.text : "a cursor"
}

type Callback = (...results: unknown[]) => unknown

/**
 * Adds the id of the request to each SQL statement, and logs slow ones with that id and without their values
 * (docs/adr/0021).
 *
 * @returns a function that ends this
 */
export function nameStatements(logger: Logger): () => void {
  const { prototype } = Client
  // Taken off the prototype to be called with its client below.
  // oxlint-disable-next-line typescript/unbound-method
  const { query } = prototype
  const watched = (statement: Statement, id: string | undefined, callback: Callback): Callback => {
    const began = performance.now()
    return (...results) => {
      const duration = Math.round(performance.now() - began)
      if (duration >= SLOW_MS) {
        // Callbacks run outside of the request's context, so its id was read before.
        const details = { duration_ms: duration, ...(id ? { request_id: id } : {}) }
        logger.log("warn", `A statement took ${duration} ms: ${withoutValues(textOf(statement))}`, details)
      }
      return callback(...results)
    }
  }
  const naming = function (this: Client, statement: Statement, ...rest: unknown[]) {
    const id = requestContext.getStore()?.id
    const last = rest.at(-1)
    // Knex, which sends all statements of Medusa, passes a callback.
    const watching =
      typeof last === "function" ? rest.with(-1, watched(statement, id, last as Callback)) : rest
    return Reflect.apply(query, this, [id ? withOrigin(statement, id) : statement, ...watching]) as unknown
  } as typeof query
  prototype.query = naming
  return () => {
    if (prototype.query === naming) prototype.query = query
  }
}

import { type SpanProcessor } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import { redact } from "../lib/redact"
import { withoutValues } from "../lib/statement-text"

/** Attributes of a span that may be exported. Medusa also sets every header of a request and its whole address. */
const EXPORTED = [
  "http.method",
  "http.route",
  "http.status_code",
  "x-request-id",
  "db.system",
  "db.name",
  "db.statement",
  "query.",
  "fetch.",
  "workflow.step.action",
  "workflow.step.type",
  "workflow.transaction_id",
]

/** Name of a span without a route, which holds the address: "GET /store/x?email=…". */
const NAMED_AFTER_ADDRESS = /^((?:route handler: )?[A-Z]+) \/.*$/s

/** @returns the name of a span without text of the caller */
export const publicName = (name: string): string => name.replace(NAMED_AFTER_ADDRESS, "$1 unmatched")

/** Removes personal data from each span before it is exported: addresses, headers, tokens, e-mail addresses. */
export const privateSpans: SpanProcessor = {
  onStart(span) {
    span.updateName(publicName(span.name))
  },
  onEnd(span) {
    const { attributes, status } = span
    for (const name of Object.keys(attributes)) {
      if (!EXPORTED.some((exported) => name.startsWith(exported))) Reflect.deleteProperty(attributes, name)
    }
    const statement = attributes["db.statement"]
    if (typeof statement === "string") {
      const text = withoutValues(statement)
      attributes["db.statement"] = text
      // The span's name began with the comment that statement-origin.ts adds.
      Object.assign(span, { name: `pg.query:${text.split(" ", 1)[0]?.toUpperCase() ?? ""}` })
    }
    if (status.message) status.message = redact(status.message)
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

import { type SpanProcessor } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import { redact } from "../lib/redact"
import { withoutValues } from "../lib/statement-text"

/** What may leave this process about a span. Medusa also notes every header of a request and its whole address. */
const KEPT = [
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

/** Where no route was found a span is named after the address: "GET /store/x?email=…". */
const NAMED_AFTER_ADDRESS = /^((?:route handler: )?[A-Z]+) \/.*$/s

/** @returns the name of a span without anything a caller wrote */
export const publicName = (name: string): string => name.replace(NAMED_AFTER_ADDRESS, "$1 unmatched")

/** Takes out of each span, before it is sent, what it says about people: addresses, headers, tokens, e-mail addresses. */
export const privateSpans: SpanProcessor = {
  onStart(span) {
    span.updateName(publicName(span.name))
  },
  onEnd(span) {
    const { attributes, status } = span
    for (const name of Object.keys(attributes)) {
      if (!KEPT.some((kept) => name.startsWith(kept))) Reflect.deleteProperty(attributes, name)
    }
    const statement = attributes["db.statement"]
    if (typeof statement === "string") {
      const text = withoutValues(statement)
      attributes["db.statement"] = text
      // It was named after the comment that names the request.
      Object.assign(span, { name: `pg.query:${text.split(" ", 1)[0]?.toUpperCase() ?? ""}` })
    }
    if (status.message) status.message = redact(status.message)
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

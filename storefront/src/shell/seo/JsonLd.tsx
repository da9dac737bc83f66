import { toScriptJson, type JsonLdValue } from "./json-ld"

/** Structured data of the page. */
export function JsonLd({ data }: { data: JsonLdValue }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
}

import { Alert, Link, Panel, RowList, Text } from "@scanwright/design-system"
import type { Drafts } from "./data"

/** Addresses of the full lists. */
const ALL = [
  { kind: "products", href: "/admin/products?status=draft" },
  { kind: "articles", href: "/admin/blogs?status=draft" },
] as const

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Europe/London" })

/** Id of the panel, to which the count of drafts leads. */
export const DRAFTS_ID = "drafts"

/** Products and articles that wait to be published, with links to the full lists. */
export function DraftsPanel({ newest, productCount, articleCount }: Drafts) {
  const counts = { products: productCount, articles: articleCount }
  const unread = ALL.filter(({ kind }) => counts[kind] === null).map(({ kind }) => kind)
  return (
    <div id={DRAFTS_ID} className="grid">
      <Panel
        title="Drafts"
        flush
        actions={ALL.map(({ kind, href }) => (
          <Link key={kind} href={href}>{`All ${kind}`}</Link>
        ))}
      >
        {unread.length > 0 && (
          <div className="p-4">
            <Alert variant="warning">
              {`The drafts of ${unread.join(" and ")} could not be read. Reload the page to try again.`}
            </Alert>
          </div>
        )}
        {unread.length === 0 && newest.length === 0 && (
          <div className="p-4">
            <Text variant="muted">Nothing waits to be published.</Text>
          </div>
        )}
        {newest.length > 0 && (
          <RowList
            label="Drafts"
            rows={newest.map(({ id, name, kind, href, updatedAt }) => ({
              ...{ id, href, title: name, hint: kind },
              end: `Changed ${day.format(new Date(updatedAt))}`,
            }))}
          />
        )}
      </Panel>
    </div>
  )
}

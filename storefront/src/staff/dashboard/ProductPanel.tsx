import { Alert, Link, Panel, RowList, Text } from "@scanwright/design-system"
import type { Dashboard, ListedProduct } from "./data"

interface Props {
  title: string
  list: Dashboard["drafts"]
  /** Where all of them are. */
  href: string
  /** Said when there are none. */
  none: string
  /** What matters about a product, at the end of its row. */
  end: (product: ListedProduct) => string
}

/** Some products that want attention, and the way to all of them. */
export function ProductPanel({ title, list, href, none, end }: Props) {
  return (
    <Panel title={title} flush actions={<Link href={href}>See all</Link>}>
      {list === null && (
        <div className="p-4">
          <Alert variant="warning">The products could not be read. Reload the page to try again.</Alert>
        </div>
      )}
      {list?.products.length === 0 && (
        <div className="p-4">
          <Text variant="muted">{none}</Text>
        </div>
      )}
      {list !== null && list.products.length > 0 && (
        <RowList
          label={title}
          rows={list.products.map((product) => ({
            id: product.id,
            title: product.name,
            href: `/admin/edit-product/${encodeURIComponent(product.id)}`,
            hint: product.partNumber,
            end: end(product),
          }))}
        />
      )}
    </Panel>
  )
}

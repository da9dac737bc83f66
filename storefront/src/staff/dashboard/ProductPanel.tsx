import { Alert, Link, Panel, RowList, Text } from "@scanwright/design-system"
import type { Dashboard, ListedProduct } from "./data"

interface Props {
  title: string
  list: Dashboard["lowStock"]
  /** Address of the full list. */
  href: string
  /** Text for an empty list. */
  none?: string
  /** Text at the end of a product's row. */
  end: (product: ListedProduct) => string
}

/** A short list of products, with a link to the full one. */
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

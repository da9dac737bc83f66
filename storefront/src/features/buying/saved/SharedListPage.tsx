import { Alert, Button, Container, EmptyState, QuoteLines, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { saved as copy } from "@/content/saved"
import { toCartProduct } from "@/features/buying/cart/cart-product"
import { totalsOf } from "@/features/buying/cart/cart-item"
import type { ProductSummary } from "@/lib/medusa/shapes"
import { PageHead } from "@/shell/layout/PageHead"
import { SharedListActions } from "./SharedListIsland"

/** The breadcrumb. */
export const SHARED_LIST_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: copy.title, href: routes.sharedList() },
]

interface Props {
  lines: readonly { product: ProductSummary; quantity: number }[]
  /** Part numbers that are not among the products. */
  missing: readonly string[]
  /** Number of lines of the address that could not be read. */
  unreadable: number
  /** Whether lines were left out because there were too many. */
  isCut: boolean
}

/** What of the address is not in the list. */
function Left({ missing, unreadable, isCut }: Omit<Props, "lines">) {
  const count = missing.length + unreadable
  return (
    <>
      {count > 0 && (
        <Alert variant="warning" title={copy.missingTitle(count)}>
          {missing.length > 0 && (
            <p>
              {copy.missingText} {missing.join(", ")}
            </p>
          )}
          {unreadable > 0 && <p>{copy.unreadableText}</p>}
        </Alert>
      )}
      {isCut && <Alert title={copy.cutTitle}>{copy.cutText}</Alert>}
    </>
  )
}

/** A list of products that somebody shared, complete without scripts; with them it is added to the cart or saved. */
export function SharedListPage({ lines, ...left }: Props) {
  const { subtotal, vat, total, untotalled } = totalsOf(
    lines.map(({ product, quantity }) => ({ price: product.price, quantity, isGone: false })),
  )
  return (
    <>
      <PageHead
        crumbs={SHARED_LIST_CRUMBS}
        title={copy.title}
        intro={lines.length > 0 ? copy.intro : undefined}
      />
      <Container className="grid gap-6 pb-16">
        <Left {...left} />
        {lines.length === 0 ? (
          <EmptyState
            title={copy.emptyTitle}
            actions={<Button href={routes.browseProducts}>{copy.browse}</Button>}
          >
            <Text>{copy.emptyText}</Text>
          </EmptyState>
        ) : (
          <>
            <QuoteLines
              caption={copy.caption}
              lines={lines.map(({ product, quantity }) => ({
                id: product.id,
                name: product.name,
                href: routes.product(product.brand.handle, product.machineType.handle, product.handle),
                partNumber: product.partNumber,
                quantity,
                price: product.price,
                priceText: product.priceText,
              }))}
              totals={{ exVat: subtotal, vat, incVat: total }}
              untotalledLines={untotalled}
            />
            <SharedListActions
              wanted={lines.map(({ product, quantity }) => ({ product: toCartProduct(product), quantity }))}
            />
          </>
        )}
      </Container>
    </>
  )
}

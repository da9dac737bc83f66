import { Alert, Button, Container, EmptyState } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { compare } from "@/content/compare"
import { toCartProduct } from "@/features/buying/cart/cart-product"
import { PageHead } from "@/shell/layout/PageHead"
import type { Product } from "@/lib/medusa/shapes"
import { ComparedLink } from "./ComparedLink"
import { ComparisonIsland } from "./ComparisonIsland"
import { toColumn, toGroups } from "./comparison"

/** The breadcrumb. */
export const COMPARE_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: catalogue.products.title, href: routes.products },
  { label: compare.title, href: routes.compare() },
]

interface Props {
  products: Product[]
  /** Number of ids in the address without a product. */
  goneCount: number
  isTooMany: boolean
}

/** Up to four products side by side. */
export function ComparePage({ products, goneCount, isTooMany }: Props) {
  const isEmpty = products.length === 0
  return (
    <>
      <PageHead crumbs={COMPARE_CRUMBS} title={compare.title} intro={isEmpty ? undefined : compare.intro} />
      <Container className="grid gap-6 pb-16">
        {isEmpty && (
          <EmptyState
            title={compare.emptyTitle}
            actions={
              <>
                <ComparedLink />
                <Button href={routes.browseProducts} variant="secondary">
                  {compare.browse}
                </Button>
              </>
            }
          >
            {goneCount > 0 ? compare.allGoneText : compare.emptyText}
          </EmptyState>
        )}
        {!isEmpty && goneCount > 0 && (
          <Alert variant="warning" title={compare.goneTitle(goneCount)}>
            {compare.goneText}
          </Alert>
        )}
        {isTooMany && <Alert title={compare.tooManyTitle}>{compare.tooManyText}</Alert>}
        {products.length === 1 && (
          <Alert
            title={compare.oneTitle}
            actions={
              <Button href={routes.browseProducts} variant="secondary" size="sm">
                {compare.more}
              </Button>
            }
          >
            {compare.oneText}
          </Alert>
        )}
        {!isEmpty && (
          <ComparisonIsland
            products={products.map((product) => ({
              ...toColumn(product),
              cartProduct: toCartProduct(product),
            }))}
            groups={toGroups(products)}
          />
        )}
      </Container>
    </>
  )
}

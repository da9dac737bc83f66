import { Button, Container, EmptyState, SearchField } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { search } from "@/content/search"
import { PageHead } from "@/features/catalogue/PageHead"
import { ProductList } from "@/features/catalogue/ProductList"
import { countOf } from "@/features/catalogue/words"
import type { ProductPage } from "@/lib/medusa/catalogue"

interface Props {
  words: string
  page: number
  list: ProductPage
}

/** Products whose name or part number matches what was typed. */
export function SearchPage({ words, page, list }: Props) {
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", href: routes.home },
          { label: catalogue.products.title, href: routes.products },
          { label: "Search", href: routes.search(words) },
        ]}
        title={search.title(words)}
        intro={countOf(list.count, "product")}
      >
        <SearchField
          action={routes.products}
          label="Search products"
          placeholder="Search products..."
          defaultValue={words}
          className="max-w-reading"
        />
      </PageHead>
      <Container className="pb-16">
        {list.count === 0 ? (
          <EmptyState
            title={search.none(words)}
            actions={<Button href={routes.products}>{search.action}</Button>}
          >
            {search.advice}
          </EmptyState>
        ) : (
          <ProductList list={list} page={page} hrefFor={(number) => routes.search(words, number)} />
        )}
      </Container>
    </>
  )
}

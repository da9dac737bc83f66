import { Button, Container, EmptyState, Text } from "@scanwright/design-system"
import { PRODUCTS_PER_PAGE } from "@scanwright/backend/contract"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import type { MachineTypePageData } from "./machine-type-data"
import { PageHead } from "./PageHead"
import { ProductList } from "./ProductList"
import { countOf } from "./words"

/** The third depth of browsing: a brand's products of one machine type. */
export function MachineTypePage({ brand, machineType, page, list }: MachineTypePageData) {
  const words = catalogue.machineType
  const first = (page - 1) * PRODUCTS_PER_PAGE
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", href: routes.home },
          { label: catalogue.products.title, href: routes.products },
          { label: brand.name, href: routes.brand(brand.handle) },
          { label: machineType.name, href: routes.machineType(brand.handle, machineType.handle) },
        ]}
        title={`${brand.name} ${machineType.name}`}
        intro={machineType.intro}
      >
        {list.count > 0 && (
          <Text size="sm" tone="muted" figures="tabular">
            {list.pageCount > 1 && `${first + 1} to ${first + list.products.length} of `}
            {countOf(list.count, "product")}
          </Text>
        )}
      </PageHead>
      <Container className="pb-16">
        {list.count === 0 ? (
          <EmptyState
            title={words.emptyTitle(brand.name, machineType.name.toLocaleLowerCase("en-GB"))}
            actions={<Button href={routes.brand(brand.handle)}>All of {brand.name}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <ProductList
            list={list}
            page={page}
            hrefFor={(number) => routes.machineType(brand.handle, machineType.handle, number)}
          />
        )}
      </Container>
    </>
  )
}

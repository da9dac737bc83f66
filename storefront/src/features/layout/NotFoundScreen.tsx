import { Button, EmptyState } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"

/** What a visitor sees where nothing is. */
export function NotFoundScreen({ of = "page" }: { of?: "page" | "product" }) {
  const words = catalogue.notFound
  const isProduct = of === "product"
  return (
    <EmptyState
      headingLevel="h1"
      title={isProduct ? words.productTitle : words.title}
      actions={
        <>
          <Button href={routes.products}>{words.productAction}</Button>
          <Button href={routes.home} variant="secondary">
            {words.homeAction}
          </Button>
        </>
      }
    >
      <p>{isProduct ? words.productText : words.text}</p>
    </EmptyState>
  )
}

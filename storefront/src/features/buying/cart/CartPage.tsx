import { Breadcrumb, Container, PageHead, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { cartCopy } from "@/content/cart"
import { CartIsland } from "./CartIsland"

/** The cart page: static HTML around the contents of the browser's cart. */
export function CartPage() {
  return (
    <>
      <PageHead
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Home", href: routes.home },
              { label: cartCopy.title, href: routes.cart },
            ]}
          />
        }
        title={cartCopy.title}
        intro={cartCopy.intro}
      />
      <Container className="pb-16">
        <noscript>
          <Text>{cartCopy.noScript}</Text>
        </noscript>
        <CartIsland />
      </Container>
    </>
  )
}

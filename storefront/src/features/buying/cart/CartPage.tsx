import { Breadcrumb, Container, PageHead, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { cartWords } from "@/content/cart"
import { CartIsland } from "./CartIsland"

/** The cart's page: static around what the browser keeps. */
export function CartPage() {
  return (
    <>
      <PageHead
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Home", href: routes.home },
              { label: cartWords.title, href: routes.cart },
            ]}
          />
        }
        title={cartWords.title}
        intro={cartWords.intro}
      />
      <Container className="pb-16">
        <noscript>
          <Text>{cartWords.noScript}</Text>
        </noscript>
        <CartIsland />
      </Container>
    </>
  )
}

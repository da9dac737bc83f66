import * as routes from "@/config/routes"
import { cartCopy } from "@/content/cart"
import { CartPage } from "@/features/buying/cart/CartPage"
import { publicPage } from "@/shell/layout/public-page"

/** The cart page. Nothing of the catalogue is read for it. */
const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => ({
    title: cartCopy.title,
    description: cartCopy.description,
    path: routes.cart,
    isIndexed: false,
  }),
  render: () => <CartPage />,
})

export { generateMetadata, Page as default }

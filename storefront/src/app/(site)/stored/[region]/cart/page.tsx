import type { Metadata } from "next"
import { routes } from "@/config/routes"
import { cartWords } from "@/content/cart"
import { CartPage } from "@/features/cart/CartPage"
import { buildMetadata } from "@/features/seo/metadata"

export const generateMetadata = (): Promise<Metadata> =>
  buildMetadata({
    title: cartWords.title,
    description: cartWords.description,
    path: routes.cart,
    isIndexed: false,
  })

export default function Cart() {
  return <CartPage />
}

import type { SentQuote } from "@/features/forms"
import type { WantedProduct } from "./cart-store"

/**
 * A line of a quote request as the cart and the lists know its product. What the form did not send is read again when they
 * are opened; until then there is enough of it.
 */
export const toWanted = ({ quantity, ...line }: SentQuote["lines"][number]): WantedProduct => ({
  product: { ...line, brand: "", category: "", specifications: [], stock: quantity },
  quantity,
})

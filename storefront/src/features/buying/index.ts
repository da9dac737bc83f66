/** Exports of buying for other districts and the staff's screens. */
export { AddToCart } from "./cart/AddToCart"
export { toCartProduct } from "./cart/cart-product"
export { CartProvider } from "./cart/cart-scope"
export { CompareButton } from "./compare/CompareButton"
export { CompareTrayPlace } from "./compare/CompareTrayPlace"
export { RecentlyViewed } from "./recent/RecentlyViewed"
export { SaveButton } from "./saved/SaveButton"
export { SavedProvider } from "./saved/saved-scope"

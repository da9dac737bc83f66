/** What a product's page does in the browser, in one script of its own that comes after the page. */
export { Gallery, RelatedProducts, Tabs } from "@scanwright/design-system"
export { AddToCart } from "@/features/buying/cart/AddToCart"
export { CompareButton } from "@/features/buying/compare/CompareButton"
export { SaveButton } from "@/features/buying/saved/SaveButton"
export { CopySku } from "./CopySku"
export { SharePage } from "@/shell/sharing/SharePage"

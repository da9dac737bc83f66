/** What a product's page does in the browser, in one script of its own that comes after the page. */
export { Gallery, RelatedProducts, Tabs } from "@scanwright/design-system"
export { AddToCart } from "@/features/cart/AddToCart"
export { CompareButton } from "@/features/compare/CompareButton"
export { SaveButton } from "@/features/saved/SaveButton"
export { CopySku } from "./CopySku"
export { SharePage } from "@/features/share/SharePage"

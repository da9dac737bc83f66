/** The interactive parts of a product's page, in one chunk loaded after the page. */
export { Gallery, RelatedProducts, Tabs } from "@scanwright/design-system"
export { AddToCart, CompareButton, SaveButton } from "@/features/buying"
export { SharePage } from "@/shell/sharing/SharePage"
export { CopySku } from "./CopySku"
export { DeliveryDay } from "./DeliveryDay"

export { BrowseDeck, type BrowseDeckProps } from "./BrowseDeck"
export { type BrowseAddresses, type BrowseHeading } from "./BrowseHead"
export {
  type BrowseBrand,
  type BrowseLevel,
  type BrowseMachineType,
  type BrowseProduct,
  type BrowseView,
} from "./browse-view"
export { type BrowseList } from "./shelf"

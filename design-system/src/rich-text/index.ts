export { type SafeAddresses } from "./addresses"
export { type UploadPicture } from "./picture"
export { type FoundLink, type RecordLink } from "./record-link"
export { RichText, type RichTextProps } from "./RichText"

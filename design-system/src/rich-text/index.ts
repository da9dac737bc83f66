export { type SafeAddresses } from "./addresses"
export { type UploadPicture } from "./picture"
export { RichText, type RichTextProps } from "./RichText"

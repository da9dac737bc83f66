export { SocialCardPreview, type SocialCardPreviewProps } from "./SocialCardPreview"

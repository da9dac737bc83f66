export { SerpPreview, type SerpPreviewProps } from "./SerpPreview"

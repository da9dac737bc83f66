export { ImageListField, type ImageListFieldProps, type ListedImage } from "./ImageListField"

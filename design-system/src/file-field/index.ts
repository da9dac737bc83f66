export { FileField, type FileFieldProps } from "./FileField"
export { formatBytes } from "./files"

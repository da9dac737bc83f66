export { type Download, DownloadList, type DownloadListProps } from "./DownloadList"

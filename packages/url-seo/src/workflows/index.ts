export { batchUrlSeosWorkflow } from "./workflows/batch-url-seos"
export { createUrlSeosWorkflow } from "./workflows/create-url-seos"
export { deleteUrlSeosWorkflow } from "./workflows/delete-url-seos"
export { moveUrlSeosWorkflow } from "./workflows/move-url-seos"
export { updateUrlSeosWorkflow } from "./workflows/update-url-seos"
export {
  type BatchUrlSeo,
  type CreateUrlSeo,
  type MoveUrlSeo,
  type UpdateUrlSeo,
  type UrlSeoChange,
} from "./types"

import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../../../config/environment"
import { bytes } from "../../../media/megabytes"
import { Refusal } from "../../../safety/refusal"

/**
 * Refuses an upload by its Content-Length, before Medusa's parser reads all of it into memory.
 *
 * @throws Refusal (411 without a length, 413 beyond the limit)
 */
function limitLength(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const isUpload = (req.get("content-type") ?? "").toLowerCase().startsWith("multipart/")
  const { UPLOAD_CALL_MB } = readEnvironment(process.env)
  if (isUpload && req.get("content-length") === undefined) {
    throw new Refusal(411, MedusaError.Types.INVALID_DATA, "Send the length of the upload in Content-Length")
  }
  if (isUpload && Number(req.get("content-length")) > bytes(UPLOAD_CALL_MB)) {
    throw new Refusal(
      413,
      MedusaError.Types.INVALID_DATA,
      `The files of one call may have ${UPLOAD_CALL_MB} MB together`,
    )
  }
  next()
}

/** Without a method, so that it runs before the parsers, which Medusa mounts at single routes. */
export const adminUploadMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/uploads", middlewares: [limitLength] },
  { matcher: "/admin/products/import", middlewares: [limitLength] },
]

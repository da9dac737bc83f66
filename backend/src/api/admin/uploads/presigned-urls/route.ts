import { randomUUID } from "node:crypto"
import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

interface PresignedRequest {
  originalname: string
  mime_type: string
  size: number
}

interface PresignedResponse extends PresignedRequest {
  url: string
  filename: string
  extension: string
}

/**
 * Gives the Medusa Admin the address for uploading a price list before its import: `POST /admin/uploads`, as for any
 * other file. A presigned address, at which a browser writes into the object store itself, would bypass every check of
 * uploads, so none is given out, for any store.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<PresignedRequest>,
  res: MedusaResponse<PresignedResponse>,
): Promise<void> {
  const { originalname, mime_type, size } = req.validatedBody
  if (!originalname.toLowerCase().endsWith(".csv")) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Only CSV files for an import are accepted here; send pictures and PDFs to /admin/uploads",
    )
  }
  const filename = `${randomUUID()}.csv`
  res.json({ url: "/admin/uploads", filename, mime_type, size, extension: "csv", originalname })
}

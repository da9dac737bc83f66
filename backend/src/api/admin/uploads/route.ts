import { randomUUID } from "node:crypto"
import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows"
import { readEnvironment } from "../../../config/environment"
import { type AcceptedFile, acceptFile } from "../../../media/accept-file"
import { bytes } from "../../../media/megabytes"

const MOST_FILES = 20

interface ReceivedFile {
  originalname: string
  buffer: Buffer
}

interface UploadsResponse {
  files: { id: string; url: string }[]
}

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

/**
 * Stores files of staff in place of Medusa's own route, with the same response. Each file is checked by its content and
 * stored under a random name; if one is refused, none of the request is stored.
 */
export async function POST(
  req: AuthenticatedMedusaRequest & { files?: ReceivedFile[] },
  res: MedusaResponse<UploadsResponse>,
): Promise<void> {
  const { files = [] } = req
  if (files.length === 0)
    throw invalid('No files were sent: put them in the field "files" of a multipart form')
  if (files.length > MOST_FILES) throw invalid(`More than ${MOST_FILES} files were sent in one call`)

  const { UPLOAD_IMAGE_MB, UPLOAD_PDF_MB, UPLOAD_FILE_MB } = readEnvironment(process.env)
  const limits = {
    image: bytes(UPLOAD_IMAGE_MB),
    pdf: bytes(UPLOAD_PDF_MB),
    file: bytes(UPLOAD_FILE_MB),
  }
  const accepted: AcceptedFile[] = []
  // One after another: a picture that is turned takes hundreds of megabytes meanwhile.
  for (const { originalname, buffer } of files) {
    accepted.push(await acceptFile({ name: originalname, content: buffer }, limits))
  }
  const { result } = await uploadFilesWorkflow(req.scope).run({
    input: {
      files: accepted.map(({ extension, mimeType, content, access }) => ({
        filename: `${randomUUID()}.${extension}`,
        mimeType,
        content: content.toString("base64"),
        access,
      })),
    },
  })
  res.json({ files: result.map(({ id, url }) => ({ id, url })) })
}

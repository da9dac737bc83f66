import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../../../lib/env"
import { uploadFolder } from "../../../lib/upload-folder"

const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")

/**
 * Serves uploaded files from the upload folder. Nothing in one runs: an uploaded SVG or HTML file with a script is
 * shown without it.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = req.params.file ?? ""
  // A name only: an encoded slash would lead into the folder of private files.
  if (/[/\\]/.test(file)) throw notFound()
  const root = uploadFolder(readEnvironment(process.env).UPLOAD_DIR)
  await new Promise<void>((resolve, reject) => {
    res.sendFile(
      file,
      {
        root,
        dotfiles: "deny",
        maxAge: "1h",
        headers: {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "cross-origin",
        },
      },
      (error?: Error) => {
        if (!error) resolve()
        else if (res.headersSent) reject(error)
        else reject(notFound())
      },
    )
  })
}

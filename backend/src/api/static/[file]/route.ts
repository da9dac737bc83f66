import path from "node:path"
import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../../../config/environment"
import { uploadFolder } from "../../../media/upload-folder"

const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")

/** What is shown in a browser, as what; anything else is only saved. */
const SHOWN: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
}
/** What is saved, as what: a sandbox does not let a browser's PDF viewer start. */
const SAVED: Readonly<Record<string, string>> = { ".pdf": "application/pdf" }

/** The type is that of the name, never guessed from the content, in which somebody may have hidden a page. */
function typeHeaders(file: string): Record<string, string> {
  const extension = path.extname(file).toLowerCase()
  const shown = SHOWN[extension]
  return shown === undefined
    ? {
        "content-type": SAVED[extension] ?? "application/octet-stream",
        "content-disposition": "attachment",
      }
    : { "content-type": shown }
}

/**
 * Serves uploaded files from the upload folder. Nothing in one runs: an uploaded SVG or HTML file with a script is
 * shown without it, or not at all.
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
        // A name is given once, and never to another file.
        maxAge: "365d",
        immutable: true,
        headers: {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "cross-origin",
          ...typeHeaders(file),
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

import path from "node:path"
import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readEnvironment } from "../../../config/environment"
import { uploadFolder } from "../../../media/upload-folder"

const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")

/** Media types of files that a browser may show; all others are downloads. */
const SHOWN: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
}
/** Media types of downloads with one of their own: the sandbox stops a browser's PDF viewer. */
const SAVED: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".txt": "text/plain; charset=utf-8",
}

/** Headers by the file's extension, never guessed from the content, which may hide an HTML page. */
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
 * Serves uploaded files from the upload folder. Scripts in them never run: an SVG is shown without them, an HTML file
 * is a download.
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
        // Names are random and never reused, so a file under its name never changes.
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

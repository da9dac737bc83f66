/** Accepted pictures; Medusa checks the content as well (backend: UPLOAD_IMAGE_MB). */
export const PICTURE_RULES = {
  accept: "image/png,image/jpeg,image/webp,image/avif,image/svg+xml",
  kinds: "PNG, JPEG, WebP, AVIF or SVG",
  maxBytes: 10_000_000,
} as const

/** Accepted files of a product (backend: UPLOAD_PDF_MB and UPLOAD_FILE_MB). */
export const DOCUMENT_RULES = {
  accept: ".pdf,.zip,.txt",
  kinds: "PDF, ZIP or text (.txt)",
  maxBytes: 50_000_000,
} as const

/** Accepted brochures (backend: UPLOAD_PDF_MB). */
export const PDF_RULES = { accept: "application/pdf", kinds: "PDF", maxBytes: 20_000_000 } as const

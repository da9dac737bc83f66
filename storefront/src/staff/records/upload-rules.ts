/** What is accepted as a picture; Medusa judges again, by content (backend: UPLOAD_IMAGE_MB). */
export const PICTURE_RULES = {
  accept: "image/png,image/jpeg,image/webp,image/avif,image/svg+xml",
  kinds: "PNG, JPEG, WebP, AVIF or SVG",
  maxBytes: 10_000_000,
} as const

/** What is accepted as a brochure (backend: UPLOAD_PDF_MB). */
export const PDF_RULES = { accept: "application/pdf", kinds: "PDF", maxBytes: 20_000_000 } as const

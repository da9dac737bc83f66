import { z } from "@medusajs/framework/zod"
import { AdminUploadPreSignedUrl } from "@medusajs/medusa/api/admin/uploads/validators"
import { type ApiRoute } from "../api-route"

const staff = { method: "post", tag: "Uploads", auth: "staff" } as const

export const uploadRoutes: ApiRoute[] = [
  {
    ...staff,
    path: "/admin/uploads",
    summary:
      "Store up to twenty files, each judged by its content; pictures lose EXIF, place and all other metadata",
    body: z.object({
      files: z
        .array(z.string().meta({ format: "binary" }))
        .min(1)
        .max(20),
    }),
    bodyType: "multipart/form-data",
    response: {
      name: "AdminUploadsResponse",
      schema: z.object({ files: z.array(z.object({ id: z.string(), url: z.string() })) }),
    },
    failures: [413],
  },
  {
    ...staff,
    path: "/admin/uploads/presigned-urls",
    summary: "Where the Medusa Admin sends a CSV file before it asks for its import",
    body: AdminUploadPreSignedUrl,
    response: {
      name: "AdminPresignedUrlResponse",
      schema: z.object({
        url: z.string(),
        filename: z.string(),
        mime_type: z.string(),
        size: z.number(),
        extension: z.string(),
        originalname: z.string(),
      }),
    },
  },
]

import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type z } from "@medusajs/framework/zod"
import { FieldsRefused } from "../../../safety/refusal"

/**
 * Reads the body by a schema, as Medusa's own `validateAndTransformBody` does, and names each field at fault.
 *
 * @param schema of the body
 * @returns a middleware that fails with FieldsRefused (code `invalid` for each field)
 */
export const validateFields =
  (schema: z.ZodType) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const read = schema.safeParse(req.body ?? {})
    if (!read.success) {
      throw new FieldsRefused(
        read.error.issues.map(({ path, message }) => ({
          path: path.map(String).join("."),
          code: "invalid",
          message,
        })),
      )
    }
    req.validatedBody = read.data
    next()
  }

import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type z } from "@medusajs/framework/zod"

/**
 * Reads the body by a schema. Medusa's `validateAndTransformBody` does that, too, but words limits for programmers, and names
 * no fields.
 *
 * @param schema of the body
 * @returns a middleware that fails with a ZodError, for which the error handler names each field at fault
 */
export const validateBody =
  (schema: z.ZodType) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    req.validatedBody = schema.parse(req.body ?? {})
    next()
  }

import { revalidateRequestSchema, type CatalogueChange } from "@scanwright/backend/contract"
import { readChanges, type ReadChanges } from "@scanwright/static-pages/next"

export { MAX_BODY_BYTES } from "@scanwright/static-pages/next"

/**
 * Reads and checks a change message of the backend.
 *
 * @param secret the expected Authorization header
 * @returns the changes, or the status and message of a refusal
 */
export const readRevalidateRequest = (
  request: Request,
  secret: string,
): Promise<ReadChanges<CatalogueChange>> => readChanges(request, { secret, schema: revalidateRequestSchema })

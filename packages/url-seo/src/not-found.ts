import { MedusaError } from "@medusajs/framework/utils"

/**
 * The refusal of a request about configs that are not there.
 *
 * @param ids those that are missing
 */
export const notFound = (ids: readonly string[]): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_FOUND, `URL SEO config with id: ${ids.join(", ")} was not found`)

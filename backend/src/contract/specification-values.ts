import { z } from "zod"
import { SPECIFICATIONS } from "./specifications"

/** A key of the table of specifications. */
export const specificationKeySchema = z.enum(SPECIFICATIONS.map(({ key }) => key))

/** A product's specifications as the API gives them: text, a list of texts, or a figure in the definition's unit. */
export const specificationValuesSchema = z.partialRecord(
  specificationKeySchema,
  z.union([z.string(), z.array(z.string()), z.number()]),
)

import { createRedirectSchema } from "@scanwright/backend/contract"
import { z } from "zod"

/** What stores a redirect: a new one where the id is null. */
export const saveRedirectSchema = createRedirectSchema.extend({ id: z.string().min(1).max(255).nullable() })

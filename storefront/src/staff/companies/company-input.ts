import {
  adminCompanyRequestSchema,
  companyAddressRequestSchema,
  idempotencyKeySchema,
} from "@scanwright/backend/contract"
import { z } from "zod"

const id = z.string().min(1).max(100)

/** What changes a company's data. `updatedAt` as it was read. */
export const saveCompanyAccountSchema = z.object({
  id,
  updatedAt: z.string().max(40),
  body: adminCompanyRequestSchema,
})

/** What stores an address of a company: a new one, once for a key, where `address` is null. */
export const saveCompanyAddressSchema = z.object({
  id,
  address: id.nullable(),
  key: idempotencyKeySchema,
  body: companyAddressRequestSchema,
})

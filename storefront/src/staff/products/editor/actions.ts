"use server"

import { z } from "zod"
import type { Choice } from "@/staff/brands/data"
import {
  createBrandByName,
  createMachineTypeByName,
  createStaffProduct,
  deleteStaffProduct,
  readStaffProduct,
  restoreStaffProduct,
  updateStaffProduct,
  type StaffProduct,
} from "./data"
import type { Result } from "@/lib/medusa/failure"
import { failedOutcome, outcomeOf, type Outcome } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { problemsOfRefusals, productFormSchema, type ProductValues } from "./product-form"

const id = z.string().min(1).max(100)
const version = z.string().min(1).max(40)

const named = z.object({
  name: z.string().trim().min(1, { error: "Enter a name" }).max(200),
})

/** A saved product, or why it was not saved, with the problems of the fields at fault. */
function savedOutcome(result: Result<StaffProduct>, values: ProductValues): Outcome<StaffProduct> {
  if (result.ok) return result
  const fields = problemsOfRefusals(result.failure.refusals ?? [], values)
  return Object.keys(fields).length === 0
    ? failedOutcome(result.failure)
    : { ok: false, kind: "invalid", message: "Please check what you entered.", fields }
}

/** Adds a product. */
export const addProduct = staffAction(
  "addProduct",
  productFormSchema,
  async (values): Promise<Outcome<StaffProduct>> => savedOutcome(await createStaffProduct(values), values),
)

/** Saves a product, unless somebody else has since it was read. */
export const saveProduct = staffAction(
  "saveProduct",
  z.object({ id, version, form: productFormSchema }),
  async (input): Promise<Outcome<StaffProduct>> =>
    savedOutcome(await updateStaffProduct(input.id, input.form, input.version), input.form),
)

/** A product as it is now, for whoever finds that somebody else has changed it. */
export const readProductNow = staffAction(
  "readProductNow",
  z.object({ id }),
  async (input): Promise<Outcome<StaffProduct>> => outcomeOf(await readStaffProduct(input.id)),
)

/** Deletes a product, unless somebody else has changed it since it was read. */
export const deleteProduct = staffAction(
  "deleteProduct",
  z.object({ id, version }),
  async (input): Promise<Outcome<unknown>> => outcomeOf(await deleteStaffProduct(input.id, input.version)),
)

/** Brings a deleted product back. */
export const restoreProduct = staffAction(
  "restoreProduct",
  z.object({ id }),
  async (input): Promise<Outcome<unknown>> => outcomeOf(await restoreStaffProduct(input.id)),
)

/** Adds a brand by its name. */
export const addBrand = staffAction("addBrand", named, async ({ name }): Promise<Outcome<Choice>> =>
  outcomeOf(await createBrandByName(name)),
)

/** Adds a machine type by its name. */
export const addMachineType = staffAction(
  "addMachineType",
  named,
  async ({ name }): Promise<Outcome<Choice>> => outcomeOf(await createMachineTypeByName(name)),
)

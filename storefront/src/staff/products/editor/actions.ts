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
import { failedOutcome, outcomeOf, type FailedOutcome, type Outcome } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { productFormSchema } from "./product-form"

const id = z.string().min(1).max(100)
const updatedAt = z.string().min(1).max(40)

const named = z.object({
  name: z.string().trim().min(1, { error: "Enter a name" }).max(200, { error: "200 characters at most" }),
})

/** Medusa's words for what two products cannot share, and the field that they are about. */
const TAKEN: readonly { says: RegExp; field: string; message: string }[] = [
  {
    says: /sku/i,
    field: "sku",
    message: "Another product has this SKU. Enter one of its own.",
  },
  {
    says: /handle/i,
    field: "handle",
    message: "Another product has, or had, this address. Enter another one.",
  },
]

/** A refusal of Medusa's beside the field it is about, where it is about one. */
function beside(failed: FailedOutcome): FailedOutcome {
  const isAbout = /already exists|already is|unique/i.test(failed.message)
  const taken = isAbout ? TAKEN.find(({ says }) => says.test(failed.message)) : undefined
  return taken
    ? { ...failed, kind: "invalid", message: taken.message, fields: { [taken.field]: taken.message } }
    : failed
}

/** Adds a product. */
export const addProduct = staffAction(productFormSchema, async (values): Promise<Outcome<StaffProduct>> => {
  const made = await createStaffProduct(values)
  if (!made.ok) return beside(failedOutcome(made.failure))
  return outcomeOf(await readStaffProduct(made.value.id))
})

/** Saves a product, unless somebody else has since it was read. */
export const saveProduct = staffAction(
  z.object({ id, updatedAt, form: productFormSchema }),
  async (input): Promise<Outcome<StaffProduct>> => {
    const saved = await updateStaffProduct(input.id, input.form, input.updatedAt)
    return saved.ok ? saved : beside(failedOutcome(saved.failure))
  },
)

/** A product as it is now, for whoever finds that somebody else has changed it. */
export const readProductNow = staffAction(z.object({ id }), async (input): Promise<Outcome<StaffProduct>> =>
  outcomeOf(await readStaffProduct(input.id)),
)

/** Deletes a product, unless somebody else has changed it since it was read. */
export const deleteProduct = staffAction(
  z.object({ id, updatedAt }),
  async (input): Promise<Outcome<unknown>> => outcomeOf(await deleteStaffProduct(input.id, input.updatedAt)),
)

/** Brings a deleted product back. */
export const restoreProduct = staffAction(z.object({ id }), async (input): Promise<Outcome<unknown>> =>
  outcomeOf(await restoreStaffProduct(input.id)),
)

/** Adds a brand by its name. */
export const addBrand = staffAction(named, async ({ name }): Promise<Outcome<Choice>> =>
  outcomeOf(await createBrandByName(name)),
)

/** Adds a machine type by its name. */
export const addMachineType = staffAction(named, async ({ name }): Promise<Outcome<Choice>> =>
  outcomeOf(await createMachineTypeByName(name)),
)

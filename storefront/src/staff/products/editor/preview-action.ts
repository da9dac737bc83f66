"use server"

import type { ReactNode } from "react"
import { readProductChoices } from "./data"
import type { Outcome } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { previewOf } from "./preview-of"
import { productFormSchema } from "./product-form"

/**
 * The public page as it would be with these values; nothing is stored. Pages import it and hand it to the editor: imported by
 * the editor alone, the page would not know the browser's parts of what it answers with.
 */
export const previewProduct = staffAction(productFormSchema, async (values): Promise<Outcome<ReactNode>> => ({
  ok: true,
  value: previewOf(values, await readProductChoices()),
}))

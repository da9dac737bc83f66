"use server"

import type { ReactNode } from "react"
import { readProductChoices } from "./data"
import type { Outcome } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { previewOf } from "./preview-of"
import { productFormSchema } from "./product-form"

/**
 * Renders the public page with these values; nothing is stored. Pages import this action and pass it to the editor: imported by
 * the editor alone, Next.js would not bundle the client components of the page it returns.
 */
export const previewProduct = staffAction(
  "previewProduct",
  productFormSchema,
  async (values): Promise<Outcome<ReactNode>> => ({
    ok: true,
    value: previewOf(values, await readProductChoices()),
  }),
)

"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { GeneralFieldsProps } from "../fields/GeneralFields"

/** The general enquiry, ready without scripts; what it does with them is loaded on first use. */
export const GeneralForm = interactiveForm<Omit<GeneralFieldsProps, "shownAt">>(
  "general",
  () => import("../fields/GeneralFields"),
)

"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { GeneralFieldsProps } from "../fields/GeneralFields"

/** The general form. Works without scripts; its script is loaded on first interaction. */
export const GeneralForm = interactiveForm<Omit<GeneralFieldsProps, "shownAt">>(
  "general",
  () => import("../fields/GeneralFields"),
)

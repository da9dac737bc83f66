"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { OemFieldsProps } from "../fields/OemFields"

/** The form for manufacturers. Works without scripts; its script is loaded on first interaction. */
export const OemForm = interactiveForm<Omit<OemFieldsProps, "shownAt">>(
  "oem",
  () => import("../fields/OemFields"),
)

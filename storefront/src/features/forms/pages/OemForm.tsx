"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { OemFieldsProps } from "../fields/OemFields"

/** The enquiry of a manufacturer, ready without scripts; what it does with them is loaded on first use. */
export const OemForm = interactiveForm<Omit<OemFieldsProps, "shownAt">>(
  "oem",
  () => import("../fields/OemFields"),
)

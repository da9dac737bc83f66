"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { OemEnquiryProps } from "../fields/OemEnquiry"

/** The enquiry of a manufacturer, ready without scripts; what it does with them is loaded on first use. */
export const OemForm = interactiveForm<Omit<OemEnquiryProps, "shownAt">>(
  "oem",
  () => import("../fields/OemEnquiry"),
)

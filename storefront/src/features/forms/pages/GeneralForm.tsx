"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { GeneralEnquiryProps } from "../fields/GeneralEnquiry"

/** The general enquiry, ready without scripts; what it does with them is loaded on first use. */
export const GeneralForm = interactiveForm<Omit<GeneralEnquiryProps, "shownAt">>(
  "general",
  () => import("../fields/GeneralEnquiry"),
)

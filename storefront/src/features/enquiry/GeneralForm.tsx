"use client"

import { lateForm } from "./late-form"
import type { GeneralEnquiryProps } from "./GeneralEnquiry"

/** The general enquiry, ready without scripts; what it does with them is loaded on first use. */
export const GeneralForm = lateForm<Omit<GeneralEnquiryProps, "shownAt">>(
  "general",
  () => import("./GeneralEnquiry"),
)

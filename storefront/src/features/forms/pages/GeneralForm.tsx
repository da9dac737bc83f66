"use client"

import { lateForm } from "../fields/lazy-form"
import type { GeneralEnquiryProps } from "../fields/GeneralEnquiry"

/** The general enquiry, ready without scripts; what it does with them is loaded on first use. */
export const GeneralForm = lateForm<Omit<GeneralEnquiryProps, "shownAt">>(
  "general",
  () => import("../fields/GeneralEnquiry"),
)

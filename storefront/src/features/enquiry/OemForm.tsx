"use client"

import { lateForm } from "./late-form"
import type { OemEnquiryProps } from "./OemEnquiry"

/** The enquiry of a manufacturer, ready without scripts; what it does with them is loaded on first use. */
export const OemForm = lateForm<Omit<OemEnquiryProps, "shownAt">>("oem", () => import("./OemEnquiry"))

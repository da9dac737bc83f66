"use client"

import { lateForm } from "../fields/lazy-form"
import type { OemEnquiryProps } from "../fields/OemEnquiry"

/** The enquiry of a manufacturer, ready without scripts; what it does with them is loaded on first use. */
export const OemForm = lateForm<Omit<OemEnquiryProps, "shownAt">>("oem", () => import("../fields/OemEnquiry"))

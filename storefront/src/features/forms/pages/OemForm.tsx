"use client"

import { lazyForm } from "../fields/lazy-form"
import type { OemFieldsProps } from "../fields/OemFields"

/** The enquiry of a manufacturer, ready without scripts; what it does with them is loaded on first use. */
export const OemForm = lazyForm<Omit<OemFieldsProps, "shownAt">>("oem", () => import("../fields/OemFields"))

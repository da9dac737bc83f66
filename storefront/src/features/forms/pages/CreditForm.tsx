"use client"

import type { CreditApplicationProps } from "../fields/CreditApplication"
import { interactiveForm } from "../fields/interactive-form"

/** The application for a credit account, ready without scripts; what it does with them is loaded on first use. */
export const CreditForm = interactiveForm<Omit<CreditApplicationProps, "shownAt">>(
  "credit_application",
  () => import("../fields/CreditApplication"),
)

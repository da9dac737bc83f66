"use client"

import type { CreditApplicationProps } from "../fields/CreditApplication"
import { interactiveForm } from "../fields/interactive-form"

/** The application for a credit account. Works without scripts; its script is loaded on first interaction. */
export const CreditForm = interactiveForm<Omit<CreditApplicationProps, "shownAt">>(
  "credit_application",
  () => import("../fields/CreditApplication"),
)

"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { ProductInquiryProps } from "../fields/ProductInquiry"

/** The form for a question about products. Works without scripts; its script is loaded on first interaction. */
export const ProductInquiryForm = interactiveForm<Omit<ProductInquiryProps, "shownAt">>(
  "product_inquiry",
  () => import("../fields/ProductInquiry"),
)

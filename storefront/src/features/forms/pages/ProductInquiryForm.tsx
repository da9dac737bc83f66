"use client"

import { interactiveForm } from "../fields/interactive-form"
import type { ProductInquiryProps } from "../fields/ProductInquiry"

/** An enquiry about products, ready without scripts; what it does with them is loaded on first use. */
export const ProductInquiryForm = interactiveForm<Omit<ProductInquiryProps, "shownAt">>(
  "product_inquiry",
  () => import("../fields/ProductInquiry"),
)

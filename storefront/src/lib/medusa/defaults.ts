import { UNKNOWN_BRAND, UNKNOWN_MACHINE_TYPE } from "@scanwright/backend/contract"

/**
 * Defaults of product fields that the shop left empty (specification, section 3). No other file has such defaults. Rating,
 * review count, tags and features say something of the product that nobody has said, so they are for the sample shop
 * alone: the setting SHOW_DEFAULT_RATINGS.
 */
export const READ_DEFAULTS = {
  brand: UNKNOWN_BRAND,
  machineType: UNKNOWN_MACHINE_TYPE,
  stock: 0,
  rating: 4.8,
  reviewCount: 124,
  tags: ["Industrial", "Professional", "High-Performance"],
  features: [
    "Advanced control system",
    "Energy efficient operation",
    "Robust steel construction",
    "Easy maintenance access",
    "Safety compliance certified",
  ],
} as const

/** Defaults of product fields that the shop left empty (specification, section 3). No other file has such defaults. */
export const READ_DEFAULTS = {
  brand: "Unknown Brand",
  machineType: "Unknown Category",
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

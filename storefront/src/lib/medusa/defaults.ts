/** What a product reads where the shop has not said it (specification, section 3). The one place these stand. */
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

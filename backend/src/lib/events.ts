/**
 * Events of our own workflows. Each carries `{ id, handles }`: present and past handles, so that a page under an
 * old address is refreshed too. (The modules' automatic events carry only an id.)
 */
export const BrandEvents = {
  created: "brand.created",
  updated: "brand.updated",
  deleted: "brand.deleted",
} as const

/** See {@link BrandEvents}; the id is that of the product category. */
export const MachineTypeEvents = {
  created: "machine-type.created",
  updated: "machine-type.updated",
  deleted: "machine-type.deleted",
} as const

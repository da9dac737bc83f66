import type { AdminCatalogueProduct } from "@scanwright/backend/contract"
import * as routes from "@/config/routes"
import { brandOr, machineTypeOr } from "@/lib/medusa/classification"

/** The page of a product in the shop; null for drafts. */
export const publicPathOf = ({
  brand,
  machine_type: machineType,
  handle,
  status,
}: AdminCatalogueProduct): string | null =>
  status === "published"
    ? routes.product(brandOr(brand).handle, machineTypeOr(machineType).handle, handle)
    : null

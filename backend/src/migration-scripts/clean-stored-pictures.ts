import { type MedusaContainer } from "@medusajs/framework/types"
import cleanUploads from "../jobs/clean-stored-pictures"

/**
 * Removes the metadata of pictures that were uploaded before uploads lost it. `medusa db:migrate` runs this until it has
 * once come to its end. Where that has no access to the store, as on platforms whose release has no disk, the job does it.
 */
export default async function cleanUploadsOnce({ container }: { container: MedusaContainer }): Promise<void> {
  await cleanUploads(container)
}

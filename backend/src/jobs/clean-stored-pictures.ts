import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnvironment } from "../config/environment"
import { cleanStoredPictures } from "../media/clean-stored-pictures"
import { storedFiles } from "../media/stored-files"

/**
 * Removes the metadata of pictures that came into the store of uploads by other ways than an upload: by an older release,
 * with a backup, by hand.
 */
export default async function cleanUploads(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await cleanStoredPictures(storedFiles(readEnvironment(process.env)), logger)
}

export const config = { name: "clean-stored-pictures", schedule: "10 3 * * *" }

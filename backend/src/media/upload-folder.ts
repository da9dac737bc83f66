import { dataFolder } from "../lib/data-folder"

/**
 * Folder of uploaded files: the given one, else `uploads` in the backend's own folder.
 *
 * @param given the setting UPLOAD_DIR
 */
export function uploadFolder(given: string | undefined): string {
  return dataFolder("uploads", given)
}

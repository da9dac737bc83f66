import path from "node:path"

const BUILD_OUTPUT = path.join(".medusa", "server")

/**
 * Folder of uploaded files: the given one, else `uploads` in the backend's own folder. Never inside the build output,
 * which every build deletes.
 *
 * @param given the setting UPLOAD_DIR
 * @param workingFolder where the backend was started
 */
export function uploadFolder(given: string | undefined, workingFolder = process.cwd()): string {
  if (given) return path.resolve(workingFolder, given)
  const backend = workingFolder.endsWith(BUILD_OUTPUT)
    ? workingFolder.slice(0, -BUILD_OUTPUT.length)
    : workingFolder
  return path.join(backend, "uploads")
}

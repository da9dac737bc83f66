import path from "node:path"

const BUILD_OUTPUT = path.join(".medusa", "server")

/**
 * A folder that outlives builds: the given one, else one of that name in the backend's own folder. Never inside the build
 * output, which every build deletes.
 *
 * @param name of the folder, for example "uploads"
 * @param given the setting that replaces it
 * @param workingFolder where the backend was started
 */
export function dataFolder(name: string, given: string | undefined, workingFolder = process.cwd()): string {
  if (given) return path.resolve(workingFolder, given)
  const backend = workingFolder.endsWith(BUILD_OUTPUT)
    ? workingFolder.slice(0, -BUILD_OUTPUT.length)
    : workingFolder
  return path.join(backend, name)
}

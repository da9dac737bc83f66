import { type MediaEnvironment } from "./environment"

/** What follows the store's address: a name, in an object store with its folders; nothing that leads out of it. */
const NAME = /^(?:\/(?!\.)[\w.-]+)+$/

/**
 * Whether an address is that of an upload: in the upload folder or in the object store.
 *
 * @param url as it was given
 * @param environment the backend's settings, checked
 */
export function isOwnFile(url: string, environment: MediaEnvironment & { BACKEND_URL: string }): boolean {
  const { BACKEND_URL, S3_FILE_URL } = environment
  const places = [`${BACKEND_URL}/static`, ...(S3_FILE_URL === undefined ? [] : [S3_FILE_URL])]
  return places.some((place) => url.startsWith(`${place}/`) && NAME.test(url.slice(place.length)))
}

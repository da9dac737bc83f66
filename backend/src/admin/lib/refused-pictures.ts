import { isSafePicture } from "../../contract"

/** The path of an upload. */
const UPLOAD = /^\/static\/(?!\.)[\w.-]+$/

/**
 * Addresses of pictures that are taken out when HTML is saved, because no page of the shop could show them.
 *
 * @param html as typed
 * @param origin of the backend, whose uploads are kept
 */
export function refusedPictures(html: string, origin: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html")
  const addresses = [...page.querySelectorAll("img")].map(
    (picture) => picture.getAttribute("src")?.trim() ?? "",
  )
  const isStored = (address: string) =>
    isSafePicture(address) || (address.startsWith(origin) && UPLOAD.test(address.slice(origin.length)))
  return [...new Set(addresses)].filter((address) => address !== "" && !isStored(address))
}

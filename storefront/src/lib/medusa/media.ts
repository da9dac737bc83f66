import { env } from "@/config/env"
import { MEDIA_PATH } from "@/lib/picture-sources"

/**
 * The address of an uploaded file on pages: an address of this site, so that pages load nothing from elsewhere, and
 * Next.js can make other sizes and formats of a picture.
 *
 * @param url as Medusa stores it
 * @returns the address unchanged where none of `MEDIA_URLS` stores the file
 */
export function toMediaPath(url: string): string {
  if (url.startsWith("/")) return url
  const places = env().MEDIA_URLS
  const index = places.findIndex((place) => url.startsWith(`${place}/`))
  return index < 0 ? url : `${MEDIA_PATH}${index}${url.slice(places[index]?.length)}`
}

/**
 * The address of a picture on pages: that of {@link toMediaPath}, elsewhere with `https:`. Pages load no picture by `http:`.
 *
 * @param url as Medusa stores it
 */
export const toPicturePath = (url: string): string => toMediaPath(url).replace(/^http:/i, "https:")

/**
 * Rich text with its pictures' addresses as {@link toPicturePath} gives them.
 *
 * @param html as Medusa stores it
 */
export const withMediaPaths = (html: string): string =>
  html.replace(
    /(<img\b[^<>]*?\ssrc=")([^"]*)/g,
    (_, before: string, address: string) => `${before}${toPicturePath(address)}`,
  )

/**
 * The storage address of a file that pages show under {@link toMediaPath}.
 *
 * @param place index into `MEDIA_URLS`
 * @param path the segments of the rest of its address, decoded
 * @returns null where there is no such place
 */
export function storedAt(place: string, path: readonly string[]): string | null {
  if (!/^\d+$/.test(place)) return null
  const origin = env().MEDIA_URLS[Number(place)]
  const isInside = path.every((segment) => segment !== "" && !/^(?:\.|%2e){1,2}$/i.test(segment))
  return origin === undefined || !isInside ? null : `${origin}/${path.map(encodeURIComponent).join("/")}`
}

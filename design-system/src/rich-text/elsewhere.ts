import { type Editor as Tiptap } from "@tiptap/core"
import { closeHistory } from "@tiptap/pm/history"
import { type SafeAddresses } from "./addresses"
import { measure, type UploadPicture } from "./picture"

/** Quality of copies in WebP, from 0 to 1. */
const COPY_QUALITY = 0.9
/** Longest time to load a picture from elsewhere, in ms. */
const LOADING_MOST = 20_000
/** Most characters of a name in a message. */
const NAME_MOST = 60

/** Addresses with the picture itself within them. */
const EMBEDDED = /^data:image\//i

type Rule = Pick<SafeAddresses, "isSafePicture">

/** Whether a picture is the application's own: on its site, so that it stays as long as the text does. */
export const isOwn = (address: string, { isSafePicture }: Rule): boolean =>
  address.startsWith("/") && isSafePicture(address)

/** Whether an editor may load a picture to show it. */
export const isShown = (address: string, { isSafePicture }: Rule): boolean =>
  isSafePicture(address) || EMBEDDED.test(address)

/** Addresses of the text's pictures that are not the application's own, each once. */
export function picturesElsewhere({ state }: Tiptap, rule: Rule): string[] {
  const addresses = new Set<string>()
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === "figure" && !isOwn(String(attrs.src), rule)) addresses.add(String(attrs.src))
  })
  return [...addresses]
}

/** Takes pictures with one of these addresses out of the text, as a change that can be undone by itself. */
export function removePictures(editor: Tiptap, addresses: readonly string[]): void {
  const { tr, doc } = editor.state
  doc.descendants(({ type, attrs, nodeSize }, at) => {
    if (type.name !== "figure" || !addresses.includes(String(attrs.src))) return
    const start = tr.mapping.map(at)
    tr.delete(start, start + nodeSize)
  })
  editor.view.dispatch(closeHistory(tr))
}

/** The site of an address, as a message names it. */
export const siteOf = (address: string): string =>
  address.replace(/^https?:\/\/(?:[^/?#]*@)?([^/?#]*).*$/is, "$1")

/** How a message names a picture: by its file or its address, in short. */
export function nameOf(address: string): string {
  if (EMBEDDED.test(address)) return "a picture within the pasted text"
  const name = /^file:/i.test(address)
    ? address.replace(/^.*[\\/]/, "")
    : address.replace(/^https?:\/\//i, "")
  return name.length > NAME_MOST ? `${name.slice(0, NAME_MOST)}…` : name
}

/** Waits for a result, but no longer than until a signal is given. */
const unless = <Value>(signal: AbortSignal, result: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener("abort", stop, { once: true })
    void result.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop))
  })

/** Addresses at which a picture may be read; others would be looked for on the application's own site. */
const READABLE = /^(?:https?:\/\/|data:image\/)/i

/** Loads a picture so that it can be read, where its site allows that. */
async function load(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = "anonymous"
  picture.referrerPolicy = "no-referrer"
  // Pages load nothing by http, and most sites have https by now.
  picture.src = address.replace(/^http:/i, "https:")
  await unless(AbortSignal.any([signal, AbortSignal.timeout(LOADING_MOST)]), picture.decode())
  return picture
}

/** A copy of a picture as a file; null where the browser may not read it, or cannot. */
async function copyOf(address: string, signal: AbortSignal): Promise<File | null> {
  if (!READABLE.test(address)) return null
  try {
    const picture = await load(address, signal)
    const canvas = document.createElement("canvas")
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    canvas.getContext("2d")?.drawImage(picture, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/webp", COPY_QUALITY),
    )
    // A browser without WebP writes PNG.
    return blob && new File([blob], `picture.${blob.type.replace("image/", "")}`, { type: blob.type })
  } catch {
    // The reason is of no use to the writer: a site that does not allow it, or nothing there.
    return null
  }
}

/** What became of pictures of which copies were to be uploaded. */
export interface Copied {
  /** How many have their copy in the text. */
  done: number
  /** Addresses of those that have none. */
  left: string[]
  /** How many of them could not be read. */
  unread: number
  /** Why others were not uploaded, each reason once. */
  problems: string[]
}

const isStopped = (error: unknown) => error instanceof Error && error.name === "AbortError"

/**
 * Uploads copies of pictures, one after the other, and puts them into the text in their place.
 *
 * @param signal stops after the present one
 * @param onStep called with the number of pictures that have been tried
 */
export async function copyPictures(
  editor: Tiptap,
  addresses: readonly string[],
  upload: UploadPicture,
  signal: AbortSignal,
  onStep: (done: number) => void,
): Promise<Copied> {
  const problems = new Set<string>()
  const left = new Set(addresses)
  let unread = 0
  for (const [at, address] of addresses.entries()) {
    onStep(at)
    const file = await copyOf(address, signal)
    if (signal.aborted) break
    if (file === null) {
      unread += 1
      continue
    }
    try {
      const { url } = await unless(
        signal,
        upload(file, () => undefined),
      )
      replacePicture(editor, address, url, await measure(url))
      left.delete(address)
    } catch (error) {
      if (signal.aborted) break
      problems.add(error instanceof Error ? error.message : String(error))
      if (isStopped(error)) break
    }
  }
  return { done: addresses.length - left.size, left: [...left], unread, problems: [...problems] }
}

/** Puts a picture in the place of others, with their size if they have one. */
function replacePicture(editor: Tiptap, address: string, src: string, size: object): void {
  if (editor.isDestroyed) return
  const { tr, doc } = editor.state
  doc.descendants(({ type, attrs }, at) => {
    if (type.name !== "figure" || attrs.src !== address) return
    const hasSize = attrs.width !== null || attrs.height !== null
    tr.setNodeMarkup(at, null, { ...attrs, src, ...(hasSize ? {} : size) })
  })
  editor.view.dispatch(tr)
}

/** Elements that a preview removes. The backend cleans stored HTML by its own, stricter list. */
const HARMFUL =
  "script,style,iframe,frame,object,embed,link,meta,base,form,input,button,textarea,select,svg,math,template"
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

/** How the preview looks: a plain article. A frame of its own shields it from the Admin's styles. */
const STYLE = `
  :root { color-scheme: light }
  body { margin: 16px; font: 15px/1.6 Inter, system-ui, sans-serif; color: #18181b; overflow-wrap: anywhere }
  img { max-width: 100%; height: auto }
  table { border-collapse: collapse } td, th { border: 1px solid #d4d4d8; padding: 4px 8px; text-align: left }
  pre, code { font-family: "Roboto Mono", monospace; font-size: 13px } blockquote { margin-left: 0; padding-left: 16px; border-left: 3px solid #d4d4d8 }
`

/** Nothing in the frame may run or be loaded but pictures that pages can show. */
const policy = (origin: string) => `default-src 'none'; img-src ${origin} https:; style-src 'unsafe-inline'`

/**
 * Makes a whole page out of typed HTML that is safe to show: whatever runs, loads or sends is removed, and the page's
 * policy and the sandboxed frame stop the rest.
 *
 * @param html as typed
 * @param origin of the shop, where root-relative addresses lead
 */
export function previewPage(html: string, origin: string): string {
  const page = new DOMParser().parseFromString(html, "text/html")
  for (const element of page.querySelectorAll(HARMFUL)) element.remove()
  for (const element of page.body.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      const isAddress = name === "href" || name === "src"
      const isStored = isAddress
        ? SAFE_ADDRESS.test(value.trim())
        : !/^(on|style$|srcdoc$|action$|formaction$)/i.test(name)
      if (!isStored) element.removeAttribute(name)
    }
  }
  return [
    "<!doctype html><html lang='en-GB'><head><meta charset='utf-8'><title>Preview</title>",
    `<meta http-equiv="Content-Security-Policy" content="${policy(origin)}"><base href="${origin}" target="_blank">`,
    `<style>${STYLE}</style></head><body>${page.body.innerHTML}</body></html>`,
  ].join("")
}

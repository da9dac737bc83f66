// Asks for every page of the sitemap once, so that a new build's pages are there before visitors are. Plain Node, for it also
// runs in the storefront's image: node warm.mjs http://proxy:8080 [how many at once] [longest time in s]
import process from "node:process"

const PAGE_TIMEOUT_MS = 20_000

const [origin = "http://localhost:8080", atOnce = "2", longest = "1800"] = process.argv.slice(2)
const deadline = Date.now() + Number(longest) * 1000

/** The address of a page on the server that is warmed, whatever the site calls itself. @param {string} address */
const here = (address) => {
  const { pathname, search } = new URL(address)
  return origin + pathname + search
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
  const text = await response.text()
  if (response.status >= 500) throw new Error(`it answered ${response.status}`)
  return text
}

/** @param {string} xml @returns {string[]} */
const locations = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => here(address.replaceAll("&amp;", "&")))

const pages = []
for (const sitemap of locations(await read(`${origin}/sitemap.xml`)))
  pages.push(...locations(await read(sitemap)))

let warmed = 0
let failed = 0
const waiting = [...pages]
const visitor = async () => {
  for (let page = waiting.shift(); page !== undefined && Date.now() < deadline; page = waiting.shift()) {
    try {
      await read(page)
      warmed += 1
    } catch (error) {
      failed += 1
      console.error(`Warming ${page} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, visitor))
console.log(`Warmed ${warmed} of ${pages.length} pages, ${failed} failed.`)
process.exitCode = failed > pages.length / 100 ? 1 : 0

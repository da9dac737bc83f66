function hostOf(address: string | null): string | undefined {
  return address !== null && URL.canParse(address) ? new URL(address).host : undefined
}

/**
 * Whether a page of this site sends the request. Browsers send the page's origin with every POST, and no page can forge
 * it; clients other than browsers are refused.
 *
 * @param siteUrl public address of the site
 */
export function isOfThisSite({ headers }: { headers: Pick<Headers, "get"> }, siteUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site")
  if (fetchSite !== null && fetchSite !== "same-origin") return false
  const origin = hostOf(headers.get("origin"))
  return origin !== undefined && (origin === headers.get("host") || origin === hostOf(siteUrl))
}

/**
 * Whether a request comes from this site, the address bar or a bookmark, and not from another site's page.
 *
 * @param siteUrl public address of the site
 */
export function isAskedHere(request: Request, siteUrl: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return isOfThisSite(request, siteUrl)
  const from = request.headers.get("sec-fetch-site")
  return from === null || from === "same-origin" || from === "none"
}

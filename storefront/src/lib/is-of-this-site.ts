function hostOf(address: string | null): string | undefined {
  return address !== null && URL.canParse(address) ? new URL(address).host : undefined
}

/**
 * Whether a page of this site sends the request. Browsers name the page's origin with every POST and let no page lie about
 * it; whoever is no browser has no business here.
 *
 * @param siteUrl public address of the site
 */
export function isOfThisSite({ headers }: { headers: Pick<Headers, "get"> }, siteUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site")
  if (fetchSite !== null && fetchSite !== "same-origin") return false
  const origin = hostOf(headers.get("origin"))
  return origin !== undefined && (origin === headers.get("host") || origin === hostOf(siteUrl))
}

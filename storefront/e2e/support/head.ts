/** The title of a document, as its HTML has it. */
export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

/** The content of a meta tag, by its name or property. */
export const metaOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]

/** The structured data of a document, one object for each script. */
export const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
  )

/** Head of a page as search engines and browsers without JavaScript read it: nothing that stands in the body counts. */
export function headOf(html: string) {
  const head = html.slice(0, html.indexOf("</head>"))
  return {
    title: titleOf(head),
    description: metaOf(head, "description"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    /** Every robots tag: there should be one. */
    robots: [...head.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, robots]) => robots),
    /** Types of the structured data, which may stand anywhere. */
    structured: structuredData(html).map((data) => data["@type"]),
  }
}

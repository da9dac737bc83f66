import { catalogue } from "@/content/catalogue"

/**
 * The 404 of addresses outside the site's pages, such as /api. Pages render `NotFoundPage` instead. Next.js writes this
 * component into every page, so it is short.
 */
export default function NotFound() {
  return (
    <main className="bounds section max-w-reading">
      <title>{catalogue.notFound.title}</title>
      <h1>{catalogue.notFound.title}</h1>
      <a href="/">{catalogue.notFound.homeAction}</a>
    </main>
  )
}

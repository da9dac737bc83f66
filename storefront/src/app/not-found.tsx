import { catalogue } from "@/content/catalogue"

/**
 * For what lies outside the site's pages, under /api for example; a page says by `NotFoundPage` that it is not there. Next.js
 * writes this into every page, so it is short.
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

import { NotFoundScreen } from "@/features/layout/NotFoundScreen"

/** For what lies outside the site's pages, under /api for example. */
export default function NotFound() {
  return (
    <main>
      <title>Page not found</title>
      <NotFoundScreen />
    </main>
  )
}

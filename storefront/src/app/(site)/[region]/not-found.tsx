import { NotFoundScreen } from "@/features/layout/NotFoundScreen"

/** Stands in for a page's content once JavaScript meets its `notFound()`. */
export default function NotFound() {
  return <NotFoundScreen />
}

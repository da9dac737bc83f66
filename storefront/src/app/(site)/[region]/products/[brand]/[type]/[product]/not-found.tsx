import { NotFoundScreen } from "@/features/layout/NotFoundScreen"

/** Stands in for a missing product's page once JavaScript meets its `notFound()`. */
export default function ProductNotFound() {
  return <NotFoundScreen of="product" />
}

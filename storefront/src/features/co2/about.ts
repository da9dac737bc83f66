import { routes } from "@/config/routes"
import { co2 } from "@/content/co2"
import type { PageMetadata } from "@/features/seo/metadata"

/** What the calculator says of itself, whatever it is asked: every estimate is the same page to search engines. */
export const aboutCalculator: PageMetadata = {
  title: co2.title,
  description: co2.description,
  path: routes.co2Calculator,
}

import type { ArticleCardProps } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import type { ArticleSummary } from "@/lib/medusa/blogs"

type CardOf = Pick<ArticleCardProps, "href" | "title" | "image" | "imageAlt" | "date" | "readingMinutes"> & {
  category: string
  excerpt: string
  author: string
}

/** An article in the form that the design system's card takes. */
export const toArticleCard = ({
  handle,
  title,
  image,
  imageAlt,
  date,
  ...article
}: ArticleSummary): CardOf => ({
  href: routes.blog(handle),
  title,
  image,
  imageAlt,
  date,
  readingMinutes: article.readingMinutes,
  category: article.category,
  excerpt: article.excerpt,
  author: article.author,
})

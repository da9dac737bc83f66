import { permanentRedirect } from "next/navigation"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"
import { articleMetadata } from "@/features/content/blog/article-metadata"
import { ArticlePage } from "@/features/content/blog/ArticlePage"
import { LeaveForBlogs } from "@/features/content/blog/islands"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
import { publicPage } from "@/shell/layout/public-page"
import { readArticle, readRelatedArticles } from "@/lib/medusa/blogs"
import { readCurrentHandle } from "@/lib/medusa/redirected"

interface Props {
  params: Promise<{ slug: string }>
}

/**
 * The article of a slug or id. An id, and a slug that the article once had, redirect permanently to the article's
 * address.
 */
async function read({ params }: Props) {
  const key = decodeURIComponent((await params).slug)
  const article = await readArticle(key)
  const handle = article?.handle ?? (await readCurrentHandle("blog", key))
  if (handle !== null && handle !== key) permanentRedirect(routes.blog(handle))
  return article && { article, related: await readRelatedArticles(article.handle) }
}

const { generateMetadata, Page } = publicPage({
  read,
  metadata: (found) =>
    found ? articleMetadata(found.article) : { title: copy.notFound.title, isIndexed: false },
  render: (found) =>
    found ? (
      <ArticlePage {...found} />
    ) : (
      <>
        <NotFoundPage of="blog" />
        <LeaveForBlogs />
      </>
    ),
})

export { generateMetadata, Page as default }

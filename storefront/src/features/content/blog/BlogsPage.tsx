import { Container, Link, Text } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"
import { PageHead } from "@/shell/layout/PageHead"
import type { ArticleFilter, ArticleList } from "@/lib/medusa/blogs"
import { ArticleTabs } from "./islands"

interface Props {
  filter: ArticleFilter
  list: ArticleList
}

/** The breadcrumb of the list of articles. */
export const BLOGS_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: copy.title, href: routes.blogs },
]

/** The list of articles (specification, 2.7). */
export function BlogsPage({ filter, list }: Props) {
  return (
    <>
      <PageHead crumbs={BLOGS_CRUMBS} title={copy.title} intro={copy.intro}>
        <Text size="sm">
          <Link href={routes.articleFeed}>{copy.feed}</Link>
        </Text>
      </PageHead>
      <Container className="pb-16">
        <ArticleTabs filter={filter} list={list} />
      </Container>
    </>
  )
}

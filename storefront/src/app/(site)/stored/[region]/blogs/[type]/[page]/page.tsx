import { redirect } from "next/navigation"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"
import { BLOGS_CRUMBS, BlogsPage } from "@/features/content/blog/BlogsPage"
import { listParamsSchema } from "@/features/content/blog/filters"
import { redirectBeyondEnd } from "@/lib/list-pages"
import { publicPage } from "@/shell/layout/public-page"
import { readArticles } from "@/lib/medusa/blogs"

interface Props {
  params: Promise<{ type: string; page: string }>
}

const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => {
    const asked = listParamsSchema.safeParse(await params)
    if (!asked.success) redirect(routes.blogs)
    const { type: filter, page } = asked.data
    const list = await readArticles(filter, page)
    redirectBeyondEnd({ page, pageCount: list.pageCount }, (last) => routes.blogList(filter, last))
    return { filter, list }
  },
  metadata: ({ filter, list: { page } }) => ({
    title: [filter === "all" ? copy.title : copy.tabs[filter], page > 1 && `page ${page}`]
      .filter(Boolean)
      .join(", "),
    description: filter === "all" ? copy.description : copy.descriptions[filter],
    path: routes.blogList(filter, page),
    feed: routes.articleFeed,
    crumbs: BLOGS_CRUMBS,
  }),
  render: (shown) => <BlogsPage {...shown} />,
})

export { generateMetadata, Page as default }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { ArticleCard, ArticleGrid } from "../../article-card"
import { Breadcrumb } from "../../breadcrumb"
import { EmptyState } from "../../empty-state"
import { Container } from "../../layout"
import { articles } from "../../lib/samples"
import { PageHead } from "../../page-head"
import { Tabs } from "../../tabs"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame } from "./PageFrame"

interface BlogPageProps {
  /** True before the first publication. */
  isEmpty: boolean
}

function Articles({ of }: { of: typeof articles }) {
  if (of.length === 0) return <EmptyState title="No blogs found in this category." />
  return (
    <ArticleGrid label="Articles">
      {of.map((article, index) => (
        <ArticleCard
          key={article.href}
          {...article}
          headingLevel="h2"
          author={index % 2 === 0 ? "Priya Nair" : "Tom Ashworth"}
          priority={index < 3}
        />
      ))}
    </ArticleGrid>
  )
}

function BlogPage({ isEmpty }: BlogPageProps) {
  const all = isEmpty ? [] : articles
  const isNews = ({ category }: { category: string }) => category === "News"
  const kinds = [
    { id: "all", label: "All Articles", of: all },
    { id: "blogs", label: "Blogs", of: all.filter((one) => !isNews(one)) },
    { id: "news", label: "News", of: all.filter(isNews) },
  ]
  return (
    <PageFrame currentPath="/blogs">
      <PageHead
        breadcrumb={<Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Blogs & News" }]} />}
        title="Blogs & News"
        intro="What we learn at the bench and on site, and what changes in the trade."
      />
      <Container className="pb-16">
        <Tabs
          label="Kinds of article"
          tabs={kinds.map(({ id, label, of }) => ({
            id,
            label,
            count: of.length,
            panel: <Articles of={of as typeof articles} />,
          }))}
        />
      </Container>
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Blog",
  component: BlogPage,
  parameters: pageDocs(
    "The list of articles, composed only from the components of this system. **Do** put the newest first and let the tabs count what they hold. **Don't** cut a title, or show a picture that says nothing.",
  ),
  args: { isEmpty: false },
  beforeEach: beforeEachPage,
} satisfies Meta<typeof BlogPage>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = {
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 1, name: "Blogs & News" })).toBeVisible()
    // Closed panels stay in the document for the browser's search, so only visible ones count.
    const shown = () =>
      canvas
        .getAllByRole("article")
        .filter((article) => article.checkVisibility({ contentVisibilityAuto: true }))
    await waitFor(() => expect(shown()).toHaveLength(6))
    await userEvent.click(canvas.getByRole("tab", { name: /News/ }))
    await waitFor(() => expect(shown()).toHaveLength(2))
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(shown()).toHaveLength(6))
  },
}
export const Empty: Story = {
  args: { isEmpty: true },
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getAllByRole("heading", { name: "No blogs found in this category." })[0],
    ).toBeVisible()
  },
}
export const Desk: Story = { globals: at.desk }
export const Tablet: Story = { globals: at.tablet }
export const Phone: Story = { globals: at.phone }
export const SmallPhone: Story = { globals: at.smallPhone }
export const Dark: Story = { globals: { ...at.laptop, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...at.laptop, direction: "rtl" } }

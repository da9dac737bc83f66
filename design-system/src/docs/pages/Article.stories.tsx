import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { ArticleCard, ArticleGrid } from "../../article-card"
import { Badge } from "../../badge"
import { Button } from "../../button"
import { EmptyState } from "../../empty-state"
import { Icon } from "../../icon"
import { Image } from "../../image"
import { Container, Section } from "../../layout"
import { articles, longName } from "../../lib/samples"
import { articleHeadings, Prose } from "../../prose"
import { ShareButton } from "../../share-button"
import { TableOfContents } from "../../table-of-contents"
import { Heading, Text } from "../../text"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame, toaster } from "./PageFrame"

const [article] = articles

const html = `<p>Three questions decide which scanner a job needs: how far away the code is, how many are read in an hour, and what the other hand is doing. Megapixels come fourth.</p>
<h2>How far away is the code?</h2>
<p>On a counter, 5 to 30 cm. At goods-in, half a metre. From the seat of a forklift, up to 12 m, and then only extended-range engines will do.</p>
<table><caption>Reading distances of a 0.33 mm code</caption><thead><tr><th scope="col">Form</th><th scope="col">From</th><th scope="col">To</th></tr></thead><tbody><tr><th scope="row">Presentation</th><td>0 cm</td><td>25 cm</td></tr><tr><th scope="row">Pistol</th><td>1 cm</td><td>37 cm</td></tr><tr><th scope="row">Ring</th><td>4 cm</td><td>60 cm</td></tr></tbody></table>
<h2>How many in an hour?</h2>
<p>Below sixty, anything works. Above six hundred, the wrist decides: a pistol that is picked up and put down costs two seconds a time, a <strong>ring scanner</strong> none.</p>
<blockquote><p>We timed the same pick list with a pistol and with a ring. The ring saved eleven minutes an hour, and one wrist.</p></blockquote>
<h2>What is the other hand doing?</h2>
<ul><li>Holding the goods: hands-free on a stand, or a ring.</li><li>Typing: a pistol with a stand beside the keyboard.</li><li>Holding on: a wearable computer with the scanner on the back of the hand.</li></ul>
<h3>And gloves?</h3>
<p>Triggers for gloves are an option, not a given. Order one of each and hand them out for a shift.</p>`

interface ArticlePageProps {
  title: string
  /** False where no article has the address. */
  isFound: boolean
}

function NotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Blog Not Found"
      actions={<Button href="/blogs">Back to Blogs</Button>}
    >
      <p>The blog post you&apos;re looking for doesn&apos;t exist or has been removed.</p>
    </EmptyState>
  )
}

function Head({ title }: { title: string }) {
  const share = () =>
    toaster.show({
      title: "Link copied!",
      description: "The article link has been copied to your clipboard.",
    })
  return (
    <div className="max-w-narrow">
      <Button variant="ghost" size="sm" href="/blogs" className="-ms-3">
        <Icon name="chevron-left" className="rtl:-scale-x-100" />
        Back to Blogs
      </Button>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant="accent">{article.category}</Badge>
        <Text as="span" size="sm" variant="muted">
          <time dateTime={article.date}>November 12, 2026</time>
        </Text>
        <Text as="span" size="sm" variant="muted">
          By Priya Nair
        </Text>
        <Text as="span" size="sm" variant="muted" numerals="tabular">
          {article.readingMinutes} min read
        </Text>
      </div>
      <Heading level="h1" size="xl" className="mt-4">
        {title}
      </Heading>
      <ShareButton className="mt-6" onShare={share} />
    </div>
  )
}

function ArticlePage({ title, isFound }: ArticlePageProps) {
  return (
    <PageFrame currentPath="/blogs">
      {isFound ? (
        <>
          <Container className="pt-6 pb-12">
            <article>
              <Head title={title} />
              <Image
                src={article.image}
                alt=""
                width={1200}
                height={630}
                priority
                className="mt-8 h-auto w-full max-w-page"
              />
              <div className="mt-10 grid gap-x-16 gap-y-6 lg:grid-cols-3">
                <div className="lg:order-last">
                  <TableOfContents className="lg:sticky lg:top-28" entries={articleHeadings(html)} />
                </div>
                <Prose html={html} anchors className="min-w-0 lg:col-span-2" />
              </div>
            </article>
          </Container>
          <Section title="Related Articles" ground="sunken">
            <ArticleGrid label="Related articles">
              {articles.slice(1, 4).map((one) => (
                <ArticleCard key={one.href} {...one} variant="compact" />
              ))}
            </ArticleGrid>
          </Section>
        </>
      ) : (
        <NotFound />
      )}
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Article",
  component: ArticlePage,
  parameters: pageDocs(
    "An article, composed only from the components of this system. **Do** give long ones a table of contents and at most three related articles. **Don't** set lines longer than the reading width, or open links in new windows.",
  ),
  args: { title: article.title, isFound: true },
  beforeEach: beforeEachPage,
} satisfies Meta<typeof ArticlePage>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = {
  globals: at.laptop,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("the contents lead to the headings", async () => {
      const contents = within(canvas.getByRole("navigation", { name: "On this page" }))
      const links = contents.getAllByRole("link")
      await expect(links.map((link) => link.textContent)).toContain("And gloves?")
      const target = links[0]?.getAttribute("href")?.slice(1) ?? ""
      await expect(document.getElementById(target)).toHaveTextContent("How far away is the code?")
    })
    await step("sharing says that the link was copied", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Share" }))
      const notes = within(canvas.getByRole("region", { name: "Notifications" }))
      await waitFor(() =>
        expect(notes.getByRole("status")).toHaveTextContent(
          "Link copied!The article link has been copied to your clipboard.",
        ),
      )
      await userEvent.keyboard("{Escape}")
    })
  },
}
export const NotFoundPage: Story = {
  args: { isFound: false },
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 1, name: "Blog Not Found" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Back to Blogs" })).toHaveAttribute("href", "/blogs")
  },
}
export const Desk: Story = { globals: at.desk }
export const Tablet: Story = { globals: at.tablet }
export const Phone: Story = { globals: at.phone }
export const SmallPhone: Story = { args: { title: longName }, globals: at.smallPhone }
export const Dark: Story = { globals: { ...at.laptop, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...at.laptop, direction: "rtl" } }

import {
  ArticleCard,
  ArticleGrid,
  articleHeadings,
  Badge,
  Button,
  Container,
  Heading,
  Icon,
  Image,
  Prose,
  Section,
  Text,
} from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"
import type { Article, ArticleSummary } from "@/lib/medusa/blogs"
import { toArticleCard } from "./article-card"
import { toSafeRichText } from "@/lib/rich-text"
import { formatDay } from "./dates"
import { ArticleContents, ShareArticleButton } from "./islands"

/** Size of the drawn covers, in pixels. */
const COVER = { width: 1200, height: 630 } as const
/** From this number of sections on, an article has a table of contents. */
const CONTENTS_FROM = 3

interface Props {
  article: Article
  related: readonly ArticleSummary[]
}

function Head({ article }: { article: Article }) {
  return (
    <div className="max-w-narrow">
      <Button variant="ghost" size="sm" href={routes.blogs} className="-ms-3">
        <Icon name="chevron-left" className="rtl:-scale-x-100" />
        {copy.back}
      </Button>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant="accent">{article.category}</Badge>
        <Text as="span" size="sm" variant="muted">
          <time dateTime={article.date}>{formatDay(article.date)}</time>
        </Text>
        <Text as="span" size="sm" variant="muted">
          {copy.by(article.author)}
        </Text>
        {article.readingMinutes > 0 && (
          <Text as="span" size="sm" variant="muted" numerals="tabular">
            {copy.minutes(article.readingMinutes)}
          </Text>
        )}
      </div>
      <Heading level="h1" size="xl" className="mt-4">
        {article.title}
      </Heading>
      <div className="mt-6">
        <ShareArticleButton title={article.title} copy={copy.share} />
      </div>
    </div>
  )
}

/** An article (specification, 2.8). */
export function ArticlePage({ article, related }: Props) {
  const html = toSafeRichText(article.content)
  const headings = articleHeadings(html)
  const hasContents = headings.length >= CONTENTS_FROM
  return (
    <>
      <Container className="pt-6 pb-16">
        <article>
          <Head article={article} />
          {article.image && (
            <Image
              src={article.image}
              alt={article.imageAlt ?? ""}
              {...COVER}
              sizes="(min-width: 80rem) 76rem, 100vw"
              priority
              className="mt-8 h-auto w-full max-w-page"
            />
          )}
          <div className="mt-10 grid gap-x-16 gap-y-6 lg:grid-cols-3">
            {hasContents && (
              <div className="lg:order-last">
                <ArticleContents entries={headings} className="lg:sticky lg:top-28" />
              </div>
            )}
            <Prose html={html} anchors className="min-w-0 lg:col-span-2" />
          </div>
        </article>
      </Container>
      {related.length > 0 && (
        <Section title={copy.related} ground="sunken">
          <ArticleGrid label={copy.related}>
            {related.map((one) => (
              <ArticleCard key={one.handle} {...toArticleCard(one)} variant="compact" />
            ))}
          </ArticleGrid>
        </Section>
      )}
    </>
  )
}

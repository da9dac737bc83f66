"use client"

import {
  ArticleCard,
  ArticleGrid,
  ArticleGridSkeleton,
  Button,
  EmptyState,
  Pagination,
  Tabs,
} from "@scanwright/design-system"
import { useState } from "react"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"
import type { ArticleFilter, ArticleList } from "@/lib/medusa/blogs"
import { toArticleCard } from "./article-card"
import { type KnownList, useArticleLists } from "./useArticleLists"

/** Number of cards whose pictures are on the first screen of a wide window. */
const FIRST_SCREEN = 3

const FILTERS = ["all", "blog", "news"] as const

/** Ids of the panels; no other element of the page may have them. */
const panelId = (filter: ArticleFilter) => `articles-${filter}`

function Articles({ filter, list }: { filter: ArticleFilter; list: ArticleList }) {
  if (list.articles.length === 0) return <EmptyState title={copy.empty} />
  return (
    <>
      <ArticleGrid label={copy.listLabel}>
        {list.articles.map((article, index) => (
          <ArticleCard
            key={article.handle}
            {...toArticleCard(article)}
            headingLevel="h2"
            priority={index < FIRST_SCREEN}
          />
        ))}
      </ArticleGrid>
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) => routes.blogList(filter, page)}
        className="mt-10"
      />
    </>
  )
}

interface PanelProps {
  filter: ArticleFilter
  known: KnownList
  onRetry: () => void
}

function Panel({ filter, known, onRetry }: PanelProps) {
  switch (known.state) {
    case "loaded":
      return <Articles filter={filter} list={known.list} />
    case "loading":
      return <ArticleGridSkeleton label={copy.loading} />
    case "failed":
      return (
        <EmptyState title={copy.errorTitle} actions={<Button onClick={onRetry}>{copy.tryAgain}</Button>}>
          <p>{copy.errorText}</p>
        </EmptyState>
      )
    case "unasked":
      // The link to the list for visitors without scripts.
      return <Button href={routes.blogList(filter)}>{copy.show(copy.tabs[filter])}</Button>
  }
}

interface Props {
  /** The filter in the address. */
  filter: ArticleFilter
  list: ArticleList
}

/** The articles, all of them or of one kind. Choosing a tab loads its articles and changes the address. */
export default function ArticleTabs({ filter: first, list }: Props) {
  "use memo"
  const [filter, setFilter] = useState(first)
  const { lists, ask } = useArticleLists(first, list)

  const choose = (id: string) => {
    const chosen = FILTERS.find((one) => panelId(one) === id)
    if (!chosen) return
    setFilter(chosen)
    window.history.replaceState(null, "", routes.blogList(chosen))
    void ask(chosen)
  }
  return (
    <Tabs
      label={copy.tabsLabel}
      value={panelId(filter)}
      onChange={choose}
      tabs={FILTERS.map((one) => ({
        id: panelId(one),
        label: copy.tabs[one],
        count: list.counts[one],
        panel: <Panel filter={one} known={lists[one]} onRetry={() => void ask(one)} />,
      }))}
    />
  )
}

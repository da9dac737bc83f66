import { BarList, CardGrid, Expander, FactList, Prose, Timeline, TopicCard } from "@scanwright/design-system"
import type { ReactNode } from "react"
import type { PageBlock } from "@/content/company/page"
import { paragraphsHtml, tableHtml } from "./article"

type BlockOf<Kind extends PageBlock["kind"]> = Extract<PageBlock, { kind: Kind }>

type Drawings = { readonly [Kind in PageBlock["kind"]]: (block: BlockOf<Kind>) => ReactNode }

const DRAWINGS: Drawings = {
  facts: ({ items }) => <FactList items={items} />,
  points: ({ items }) => <BarList items={items} />,
  paragraphs: ({ items }) => <Prose html={paragraphsHtml(items)} />,
  steps: ({ items }) => (
    <Timeline
      headingLevel="h3"
      events={items.map(({ when, title, text }) => ({ date: when, title, body: text }))}
    />
  ),
  table: ({ table }) => <Prose html={tableHtml(table)} className="max-w-none" />,
  topics: ({ items }) => (
    <CardGrid>
      {items.map(({ href, title, text, picture }) => (
        <TopicCard key={href} href={href} title={title} text={text} image={picture} headingLevel="h3" />
      ))}
    </CardGrid>
  ),
  questions: ({ items }) => (
    <div className="grid max-w-narrow gap-2">
      {items.map(({ question, answer }) => (
        <Expander key={question} summary={question}>
          <Prose html={paragraphsHtml([answer])} />
        </Expander>
      ))}
    </div>
  ),
}

/** The blocks of a section. */
export function SectionBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <div className="grid gap-8">
      {blocks.map((block, index) => (
        <div key={index} className="min-w-0">
          {(DRAWINGS[block.kind] as (one: PageBlock) => ReactNode)(block)}
        </div>
      ))}
    </div>
  )
}

import type { IconName } from "@scanwright/design-system"

interface Named {
  readonly title: string
  readonly text: string
}

/** A link within the site. */
interface PageLink {
  readonly label: string
  readonly href: string
}

/** A link to another page, with its picture. */
export interface Topic extends Named {
  readonly href: string
  /** Address of a drawing. */
  readonly picture: string
}

/** A table; the first cell of each row names the row. */
export interface PageTable {
  /** Caption for screen readers, which may not announce the heading above. */
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Ids of the rows, for links to them. */
  readonly ids?: readonly string[]
}

/** The content of a section. Texts may hold links, written `[words](/address)`. */
export type PageBlock =
  | { readonly kind: "facts"; readonly items: readonly (Named & { readonly icon?: IconName })[] }
  | { readonly kind: "points"; readonly items: readonly string[] }
  | { readonly kind: "paragraphs"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly (Named & { readonly when: string })[] }
  | { readonly kind: "table"; readonly table: PageTable }
  | { readonly kind: "topics"; readonly items: readonly Topic[] }
  | {
      readonly kind: "questions"
      readonly items: readonly { readonly question: string; readonly answer: string }[]
    }

export interface PageSection {
  readonly title: string
  readonly intro?: string
  readonly ground?: "sunken" | "raised"
  readonly blocks: readonly PageBlock[]
}

/** A company page: its content and metadata. */
export interface CompanyPage {
  readonly path: string
  /** Name of the page in the breadcrumb. */
  readonly label: string
  /** Title of the browser's window, without the site's name. */
  readonly title: string
  readonly description: string
  /** The page's heading. */
  readonly heading: string
  readonly intro: string
  /** Four drawings for wide windows, or none. */
  readonly pictures?: readonly string[]
  /** Pages between the home page and this one. */
  readonly parents?: readonly PageLink[]
  /** The service in a few words, for structured data. */
  readonly service?: string
  readonly sections: readonly PageSection[]
  /** The call to action at the end of the page. */
  readonly action: Named & { readonly links: readonly PageLink[] }
}

/** A part of a long text. Texts may hold links, written `[words](/address)`. */
export interface ArticlePart {
  readonly title: string
  readonly blocks: readonly (string | { readonly list: readonly string[] } | { readonly table: PageTable })[]
}

/** A legal page: a long text with a table of contents. */
export interface LegalPage {
  readonly path: string
  readonly label: string
  readonly description: string
  readonly intro: string
  /** The day the rules came into force, ISO 8601. */
  readonly since: string
  readonly parts: readonly ArticlePart[]
}

/** A drawing of the design system. @param name of its file */
export const drawing = (name: string): string => `/equipment/${name}.svg`

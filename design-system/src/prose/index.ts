export { articleHeadings, type ArticleHeading } from "./article-html"
export { Prose, type ProseProps } from "./Prose"

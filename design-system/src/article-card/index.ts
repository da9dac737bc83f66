export { ArticleCard, type ArticleCardProps } from "./ArticleCard"
export { ArticleGrid, type ArticleGridProps } from "./ArticleGrid"

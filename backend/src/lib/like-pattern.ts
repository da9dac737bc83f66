export { likePattern } from "@scanwright/search-columns/text"

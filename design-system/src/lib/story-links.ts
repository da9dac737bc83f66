import { type StoryContext } from "@storybook/react-vite"

/**
 * Stops a press on a link from leaving the story, as the router of an application does; the link still gets its event.
 * For stories whose play function presses links.
 */
export function stayOnPage({ canvasElement }: Pick<StoryContext, "canvasElement">): () => void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault()
  }
  canvasElement.addEventListener("click", stay)
  return () => canvasElement.removeEventListener("click", stay)
}

import { WAITING } from "./early-input"

/**
 * Runs in the document's head: pages stay whole while the browser translates them. Chrome, Edge and extensions take a text out
 * of the page and put a `<font>` with its translation in its place, or around it. React goes on with the text: it changes what
 * nobody sees, so that prices and counts stay those of before, and it throws where it removes the text or puts something before
 * it, so that the page dies (https://github.com/facebook/react/issues/11538).
 *
 * So it remembers what has the place of which text. A text that React changes or moves takes its place again, and the
 * translator finds it as new; where React removes a text, or puts something before it, what has its place is meant.
 * `showOriginalTexts` puts texts back where React is about to hydrate.
 *
 * Translators run in a JavaScript world of their own, where the methods of nodes stay as they were.
 */
export const TRANSLATED_SCRIPT = `(() => {
  const places = new WeakMap(), texts = new WeakMap()
  const isFont = (node) => node?.nodeName === "FONT"
  const follow = (records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target.nodeType === Node.TEXT_NODE && !target.parentNode) places.get(target)?.replaceWith(target)
      for (const node of removedNodes) {
        const text = texts.get(node) ?? node
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue
        const place = addedNodes[0] ?? [previousSibling, nextSibling].find((near) => isFont(near) && !texts.has(near))
        if (!place) continue
        places.set(text, place)
        texts.set(place, text)
        changes.observe(text, { characterData: true })
      }
      for (const node of addedNodes) if (node.parentNode) places.get(node)?.remove()
    }
  }
  const changes = new MutationObserver(follow)
  addEventListener("DOMContentLoaded", () => changes.observe(document, { childList: true, subtree: true }))

  const { prototype } = Node, { insertBefore, removeChild } = prototype
  const inPlaceOf = (node, parent) => {
    if (!node || node.parentNode === parent) return node
    follow(changes.takeRecords())
    let found = node.parentNode ? node : places.get(node)
    while (found && found.parentNode !== parent) found = isFont(found.parentNode) && found.parentNode
    return found || node
  }
  prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, inPlaceOf(before, this))
  }
  prototype.removeChild = function (node) {
    removeChild.call(this, inPlaceOf(node, this))
    return node
  }

  window.showOriginalTexts = () => {
    const selector = window.earlyInput?.isPageHydrated ? '${WAITING} font' : "font"
    for (const font of document.querySelectorAll(selector)) {
      const text = texts.get(font)
      if (text && !text.parentNode) font.replaceWith(text)
    }
  }
})()`

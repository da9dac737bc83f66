/** What the shop's scripts use, and the oldest browsers of the README lack. */
const NEEDED = [
  ...["showPopover", "hidePopover", "togglePopover"].map((name) => `HTMLElement.prototype.${name}`),
  "AbortSignal.any",
  ...["toReversed", "toSorted", "toSpliced", "with"].map((name) => `Array.prototype.${name}`),
]

/**
 * Runs in the document's head, before anything is shown: a browser that lacks one of {@link NEEDED} loads the polyfills before
 * it reads on, so that menus are closed at the first paint, and no part of the page is hydrated without them. Others load nothing.
 *
 * The staff's security policy allows scripts by nonce, and Next.js gives it to its own, which stand before this one.
 */
export const POLYFILLS_SCRIPT = `if(![${NEEDED.join()}].every(Boolean)){
  const { nonce = "" } = document.querySelector("script[nonce]") ?? {}
  document.write('<script src=/polyfills.js nonce="' + nonce + '"><\\/script>')
}`

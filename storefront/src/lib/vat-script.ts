/** Key of the browser's storage for the choice of prices: `ex` or `inc`. */
export const VAT_KEY = "vat"

/**
 * Runs in the document's head, before the first paint: pages contain prices with and without VAT, and an attribute of the
 * document decides which are visible. So pages can be static.
 */
export const VAT_SCRIPT = `try{if(localStorage.getItem("${VAT_KEY}")==="inc")document.documentElement.dataset.vat="inc"}catch{}`

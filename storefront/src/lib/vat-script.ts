/** Key of the browser's storage under which the choice of prices is remembered: `ex` or `inc`. */
export const VAT_KEY = "vat"

/**
 * Runs in the document's head, before anything is painted: prices are in the pages with and without VAT, and an attribute
 * of the document decides which of them shows. Pages can so be static.
 */
export const VAT_SCRIPT = `try{if(localStorage.getItem("${VAT_KEY}")==="inc")document.documentElement.dataset.vat="inc"}catch{}`

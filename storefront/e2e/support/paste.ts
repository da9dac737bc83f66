import { type Locator } from "@playwright/test"

/** Puts HTML into the editor as a browser pastes it. */
export const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", pasted)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, html)

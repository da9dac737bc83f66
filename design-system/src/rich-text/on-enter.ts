import { type KeyboardEvent } from "react"

/** Has Enter in a line of text do what the dialog is for, instead of sending the form around the editor. */
export const onEnter = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== "file"
    if (event.key !== "Enter" || !isLine || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    act()
  },
})

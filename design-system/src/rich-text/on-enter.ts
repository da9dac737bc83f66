import { type KeyboardEvent } from "react"

/** Makes Enter in a line of text run the dialog's action, instead of sending the form around the editor. */
export const onEnter = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== "file"
    if (event.key !== "Enter" || !isLine || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    act()
  },
})

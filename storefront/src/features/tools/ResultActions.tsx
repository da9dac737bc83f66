import { focusInvalidQuantity } from "@scanwright/design-system"
import type { MouseEvent, ReactNode, RefObject } from "react"

interface Props {
  /** The form that the result is of. */
  form: RefObject<HTMLFormElement | null>
  className?: string
  children: ReactNode
}

/** Buttons and links of a result: none acts on a quantity that is no longer the one in the form. */
export function ResultActions({ form, className = "", children }: Props) {
  const checkQuantities = (press: MouseEvent) => {
    if (!focusInvalidQuantity(form.current)) return
    press.preventDefault()
    press.stopPropagation()
  }
  return (
    <div
      className={`flex flex-wrap items-center gap-3 print:hidden ${className}`}
      onClickCapture={checkQuantities}
    >
      {children}
    </div>
  )
}

"use client"

import { type InputHTMLAttributes, useEffect, useRef } from "react"

export interface MixedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  indeterminate: boolean
}

/** A checkbox with an indeterminate state, for which HTML has no attribute. */
export function MixedInput({ indeterminate, ...input }: MixedInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate, input.checked])
  return <input {...input} ref={box} />
}

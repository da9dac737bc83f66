"use client"

import { type InputHTMLAttributes, useEffect, useRef } from "react"

export interface MixedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  indeterminate: boolean
}

/** A checkbox that can be half chosen, which HTML has no attribute for. */
export function MixedInput({ indeterminate, ...input }: MixedInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate, input.checked])
  return <input {...input} ref={box} />
}

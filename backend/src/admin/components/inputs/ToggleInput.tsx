import { Switch } from "@medusajs/ui"
import { type Ref } from "react"
import { type InputProps } from "./input-props"

/** On or off. */
export function ToggleInput({ value, onChange, focusRef, control }: InputProps<boolean>) {
  return (
    <Switch
      {...control}
      ref={focusRef as Ref<HTMLButtonElement>}
      checked={value}
      onCheckedChange={onChange}
    />
  )
}

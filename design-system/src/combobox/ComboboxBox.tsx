"use client"

import { ComboboxButton, ComboboxInput } from "@headlessui/react"
import { type ComponentProps } from "react"
import { type FieldControl } from "../field"
import { Icon } from "../icon"
import { Chips } from "./Chips"
import { type ComboboxOption, type ComboboxProps } from "./Combobox"
import { chosenOptions, type useCombobox } from "./use-combobox"

interface WiredInputProps extends ComponentProps<"input"> {
  /** Ids of hint and error, which Headless UI would remove. */
  describedBy: string | undefined
  /** False while the panel holds a message and no list: then there is nothing to expand. */
  hasList: boolean
}

/** The input of Headless UI with the attributes that Headless UI leaves out. */
function WiredInput({ describedBy, hasList, ...input }: WiredInputProps) {
  return (
    <input
      {...input}
      role="combobox"
      aria-controls={input["aria-controls"]}
      aria-describedby={describedBy}
      aria-expanded={hasList && input["aria-expanded"]}
    />
  )
}

interface ComboboxBoxProps {
  props: ComboboxProps
  control: FieldControl
  choice: ReturnType<typeof useCombobox>
  isOpen: boolean
  hasList: boolean
}

/** The chips, the input and the buttons of a combobox. */
export function ComboboxBox({ props, control, choice, isOpen, hasList }: ComboboxBoxProps) {
  const { label, placeholder, disabled = false, multiple } = props
  const { required, "aria-describedby": describedBy, ...wired } = control
  const { input, find, remove, clear, onKeyDown } = choice
  const isEmpty = chosenOptions(props).length === 0
  return (
    <div className="combobox-box">
      {multiple && <Chips options={props.value} disabled={disabled} onRemove={remove} />}
      <ComboboxInput
        {...wired}
        as={WiredInput}
        describedBy={describedBy}
        hasList={hasList}
        ref={input}
        autoComplete="off"
        aria-required={required}
        placeholder={multiple && !isEmpty ? undefined : placeholder}
        displayValue={(option: ComboboxOption | null) => (multiple ? "" : (option?.label ?? ""))}
        onChange={({ target }) => find(target.value)}
        onKeyDown={(event) => onKeyDown(event, isOpen)}
      />
      {!isEmpty && !disabled && (
        <button type="button" className="combobox-button" onClick={clear}>
          <Icon name="close" />
          <span className="sr-only">Clear {label}</span>
        </button>
      )}
      {/* Headless UI names the list after this button. */}
      <ComboboxButton className="combobox-button">
        <Icon name="chevron-down" />
        <span className="sr-only">{label}: options</span>
      </ComboboxButton>
    </div>
  )
}

"use client"

import { ComboboxOption as HeadlessOption, ComboboxOptions } from "@headlessui/react"
import { useLayoutEffect, useRef } from "react"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { placeBeside } from "../lib/place-beside"
import { type ComboboxOption } from "./Combobox"
import { CREATE, RETRY } from "./use-combobox"

const ACTION_ICONS: Partial<Record<string, IconName>> = { [CREATE]: "plus", [RETRY]: "undo" }

function Row({ option }: { option: ComboboxOption }) {
  const { value, label, description, disabled } = option
  const actionIcon = ACTION_ICONS[value]
  return (
    <HeadlessOption
      value={option}
      disabled={disabled}
      className={cx("combobox-option", actionIcon && "combobox-action")}
    >
      <Icon name={actionIcon ?? "check"} />
      <span className="combobox-text">
        <span>{label}</span>
        {description && <span className="combobox-description">{description}</span>}
      </span>
    </HeadlessOption>
  )
}

interface ComboboxPanelProps {
  rows: readonly ComboboxOption[]
  /** A sentence above the rows, or instead of them. */
  message: string | null
  isLoading: boolean
}

/** The open list of a combobox. */
export function ComboboxPanel({ rows, message, isLoading }: ComboboxPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  // As a popover it is above everything and never clipped. Its rows decide its height, and so whether it fits below.
  useLayoutEffect(() => {
    if (!panel.current?.togglePopover(true)) return
    const box = panel.current.previousElementSibling
    placeBeside(panel.current, box, { side: "bottom", align: "start", isAsWide: true })
  }, [rows, message])

  return (
    <div ref={panel} popover="manual" className="combobox-panel" aria-busy={isLoading || undefined}>
      {message && <p className="combobox-message">{message}</p>}
      {rows.length > 0 && (
        <ComboboxOptions static modal={false}>
          {({ option }: { option: ComboboxOption }) => <Row option={option} />}
        </ComboboxOptions>
      )}
    </div>
  )
}

"use client"

import { CommandPalette } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { type Command, commandsFor } from "./commands"
import { useFoundRecords } from "./use-found-records"

interface Props {
  open: boolean
  onClose: () => void
}

/** Finds pages, things to do, and records of any kind. */
export default function StaffPalette({ open, onClose }: Props) {
  const router = useRouter()
  const [query, setQuery] = useState("")
  const { groups: records, state } = useFoundRecords(query)
  const found = records.map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, id: `${label}-${item.id}` })),
  }))

  const choose = ({ href }: Command) => {
    onClose()
    setQuery("")
    // The shop is a document of its own.
    if (href.startsWith("/admin")) router.push(href)
    else location.assign(href)
  }

  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label="Search the staff area"
      placeholder="Product, part number, reference, page…"
      query={query}
      onQueryChange={setQuery}
      groups={[...commandsFor(query), ...found]}
      state={state}
      onChoose={choose}
    />
  )
}

"use client"

import { CommandPalette } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { type Command, commandsFor } from "./commands"
import { useStaffContext } from "./staff-context"
import { useFoundRecords } from "./useFoundRecords"

interface Props {
  open: boolean
  onClose: () => void
}

/** The command palette: finds pages, actions, and records of any kind. */
export default function StaffPalette({ open, onClose }: Props) {
  const router = useRouter()
  const { staff } = useStaffContext()
  const [query, setQuery] = useState("")
  const { groups: records, state } = useFoundRecords(query)
  const found = records.map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, id: `${label}-${item.id}` })),
  }))

  const choose = ({ href }: Command) => {
    onClose()
    setQuery("")
    // The shop needs a new document: it has another security policy.
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
      groups={[...commandsFor(query, staff.role), ...found]}
      state={state}
      onChoose={choose}
    />
  )
}

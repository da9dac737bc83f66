import { EllipsisHorizontal } from "@medusajs/icons"
import { DropdownMenu, IconButton } from "@medusajs/ui"
import { type ReactNode } from "react"

/** One thing that can be done with a row. */
export interface RowAction {
  label: string
  icon: ReactNode
  onSelect: () => void
}

interface RowActionsProps {
  /** Name of the record, for screen readers. */
  subject: string
  actions: readonly RowAction[]
}

/** The menu at the end of a row or in the corner of a section. */
export function RowActions({ subject, actions }: RowActionsProps) {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton
          size="small"
          variant="transparent"
          aria-label={`Actions for ${subject}`}
          onClick={(event) => event.stopPropagation()}
        >
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {actions.map(({ label, icon, onSelect }) => (
          <DropdownMenu.Item
            key={label}
            className="[&_svg]:text-ui-fg-subtle flex items-center gap-x-2"
            onClick={(event) => {
              event.stopPropagation()
              onSelect()
            }}
          >
            {icon}
            <span>{label}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )
}

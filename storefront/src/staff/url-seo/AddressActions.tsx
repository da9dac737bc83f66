import { Menu } from "@scanwright/design-system"
import { editSeoHref } from "./address-list"
import type { StaffAddress } from "./data"

interface Props {
  row: StaffAddress
  onDuplicate: () => void
  onDelete: () => void
}

/** What can be done with one public address; without a config there is nothing to duplicate or delete. */
export const AddressActions = ({ row: { url, config }, onDuplicate, onDelete }: Props) => (
  <Menu
    label={`Actions for ${url}`}
    trigger="more"
    size="sm"
    align="end"
    groups={[
      [
        { kind: "link", label: "Edit", href: editSeoHref(url) },
        { kind: "link", label: "See the page", href: encodeURI(url) },
        ...(config === null ? [] : [{ kind: "action" as const, label: "Duplicate", onSelect: onDuplicate }]),
      ],
      ...(config === null
        ? []
        : [[{ kind: "action" as const, label: "Delete", variant: "danger" as const, onSelect: onDelete }]]),
    ]}
  />
)

import { nearestName } from "@scanwright/backend/contract"
import { Alert, Button, Dialog } from "@scanwright/design-system"
import type { Choice } from "@/staff/brands/data"

interface Props {
  /** What is added: "brand". */
  noun: string
  /** The typed name. */
  name: string
  choices: readonly Choice[]
  isPending: boolean
  onAdd: () => void
  /** Takes one that is there already instead. */
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** Asks before a brand or a machine type is added, and names the one that may have been meant. */
export function NewChoiceDialog({ noun, name, choices, isPending, onAdd, onChoose, onClose }: Props) {
  const near = nearestName(name, choices)
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Add a new ${noun} “${name}”?`}
      description={`It becomes public: buyers find it in lists, in filters and on a page of its own as soon as one of its products is published.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {near && (
            <Button variant="secondary" onClick={() => onChoose(near)}>
              {`Choose ${near.name}`}
            </Button>
          )}
          <Button loading={isPending} onClick={onAdd}>
            {`Add ${noun}`}
          </Button>
        </>
      }
    >
      {near && (
        <Alert variant="warning" live="off">
          {`There is a ${noun} “${near.name}” already. Did you mean that one?`}
        </Alert>
      )}
    </Dialog>
  )
}

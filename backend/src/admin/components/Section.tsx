import { PencilSquare } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { Loading } from "./Loading"
import { type ReactNode } from "react"
import { ErrorPanel } from "./ErrorPanel"

interface SectionProps {
  title: string
  /** Label of the edit button, for screen readers. */
  editLabel?: string
  /** Opens the form; left out, there is no button. */
  onEdit?: () => void
  isLoading: boolean
  error: Error | null
  onRetry: () => void
  children: ReactNode
}

/** A section of one of Medusa's own pages, with a button that opens its form where there is one. */
export function Section({ title, editLabel, onEdit, isLoading, error, onRetry, children }: SectionProps) {
  return (
    <Container role="region" aria-label={title} className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{title}</Heading>
        {onEdit && (
          <Button
            size="small"
            variant="transparent"
            aria-label={editLabel}
            disabled={isLoading || error !== null}
            onClick={onEdit}
          >
            <PencilSquare />
            Edit
          </Button>
        )}
      </div>
      {error ? (
        <ErrorPanel title={`${title} could not be read`} error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <Loading bars={["h-5 w-full", "h-5 w-2/3"]} />
      ) : (
        <dl className="divide-y">{children}</dl>
      )}
    </Container>
  )
}

interface SectionRowProps {
  label: string
  /** The fact; a dash stands for an empty one. */
  children: ReactNode
}

/** One labelled fact of a section. */
export function SectionRow({ label, children }: SectionRowProps) {
  const isEmpty = children === null || children === undefined || children === ""
  return (
    <div className="text-ui-fg-subtle grid grid-cols-2 items-start gap-4 px-6 py-4">
      <Text size="small" weight="plus" leading="compact" asChild>
        <dt>{label}</dt>
      </Text>
      <Text size="small" leading="compact" className="whitespace-pre-line text-pretty break-words" asChild>
        <dd>{isEmpty ? "–" : children}</dd>
      </Text>
    </div>
  )
}

import { ExclamationCircle } from "@medusajs/icons"
import { Button, Text } from "@medusajs/ui"

interface ErrorPanelProps {
  /** The failure as a sentence without a full stop, for example "Brands could not be read". */
  title: string
  error: Error
  onRetry: () => void
}

/** Shows that content could not be read, with a button that reads it again. */
export function ErrorPanel({ title, error, onRetry }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="flex min-h-[250px] w-full flex-col items-center justify-center gap-y-4 px-6 py-4 text-center"
    >
      <ExclamationCircle className="text-ui-fg-subtle" aria-hidden />
      <div className="flex flex-col gap-y-1">
        <Text size="small" weight="plus">
          {title}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {error.message}
        </Text>
      </div>
      <Button size="small" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

import type { ImportMatching } from "@scanwright/backend/contract"
import { Button, Text } from "@scanwright/design-system"

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/London" })

interface Props {
  matched: NonNullable<ImportMatching["matched"]>
  /** Left out once the file is imported. */
  onChange: (() => void) | null
}

/** Says when and by whom the columns of a file were matched. */
export function MatchedLine({ matched: { at, by }, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Text>{`Columns matched as on ${day.format(new Date(at))}${by === null ? "" : ` by ${by}`}.`}</Text>
      {onChange && (
        <Button size="sm" variant="ghost" onClick={onChange}>
          Change the columns
        </Button>
      )}
    </div>
  )
}

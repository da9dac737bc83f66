"use client"

import { Alert, BarList, Button, Dialog, Text } from "@scanwright/design-system"
import { countProducts } from "./bulk-change"
import type { BulkResults } from "./useBulkRun"

interface Props extends BulkResults {
  title: string
  /** Names of the products that are on the page. */
  names: ReadonlyMap<string, string>
  onClose: () => void
}

/** Failures that are listed. */
const LISTED = 20

/** What became of a bulk change: how many were changed, which were not and why, and how many were not reached. */
export function BulkResultsDialog({ title, results, left, names, onClose }: Props) {
  const failed = results.filter(({ ok }) => !ok)
  const reasons = failed
    .slice(0, LISTED)
    .map(({ id, message }) => `${names.get(id) ?? id}: ${message ?? "not changed"}`)
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-4">
        <Text>{`${countProducts(results.length - failed.length)} changed.`}</Text>
        {left > 0 && (
          <Alert variant="info" live="off">
            {`Stopped before the last ${countProducts(left)}, which stay as they were.`}
          </Alert>
        )}
        {failed.length > 0 && (
          <Alert variant="warning" title={`${countProducts(failed.length)} not changed`} live="off">
            <BarList items={[...new Set(reasons)]} />
            {failed.length > LISTED && `and ${failed.length - LISTED} more`}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

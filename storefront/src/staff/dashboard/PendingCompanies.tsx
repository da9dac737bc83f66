import { Alert, Badge, Link, Panel, RowList, Text } from "@scanwright/design-system"
import type { PendingCompany } from "./data"

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Europe/London" })

/** Companies that have opened an account and wait to be checked; null where they could not be read. */
export function PendingCompanies({ companies }: { companies: readonly PendingCompany[] | null }) {
  return (
    <Panel
      title="Companies to check"
      flush
      actions={<Link href="/admin/companies?status=pending">See all</Link>}
    >
      {companies === null && (
        <div className="p-4">
          <Alert variant="warning">The companies could not be read. Reload the page to try again.</Alert>
        </div>
      )}
      {companies?.length === 0 && (
        <div className="p-4">
          <Text variant="muted">No company waits to be checked.</Text>
        </div>
      )}
      {companies !== null && companies.length > 0 && (
        <RowList
          label="Companies to check"
          rows={companies.map(({ id, name, accountNumber, isPossibleDuplicate, createdAt }) => ({
            id,
            title: name,
            href: `/admin/companies/${encodeURIComponent(id)}`,
            hint: `${accountNumber}, since ${day.format(new Date(createdAt))}`,
            ...(isPossibleDuplicate && { end: <Badge variant="danger">Duplicate?</Badge> }),
          }))}
        />
      )}
    </Panel>
  )
}

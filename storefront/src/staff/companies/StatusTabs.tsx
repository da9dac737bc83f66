import { COMPANY_STATUSES, type CompanyStatus } from "@scanwright/backend/contract"
import { ListTabs } from "@/staff/shell/ListTabs"
import { companiesHref, type CompanyQuestion } from "./company-list"

interface Props {
  question: CompanyQuestion
  /** Number of companies in each state; undefined where the list was not read. */
  counts: Readonly<Record<CompanyStatus, number>> | undefined
}

const STATUSES = Object.keys(COMPANY_STATUSES) as CompanyStatus[]

/** Links to the companies of each state with their number; those that wait to be checked come first. */
export function StatusTabs({ question, counts }: Props) {
  const href = (status: CompanyStatus | undefined) => companiesHref({ ...question, status, page: 1 })
  return (
    <ListTabs
      label="States"
      tabs={[
        ...STATUSES.map((status) => ({
          label: COMPANY_STATUSES[status],
          href: href(status),
          isHere: question.status === status,
          ...(counts && { count: counts[status] }),
        })),
        {
          label: "All",
          href: href(undefined),
          isHere: question.status === undefined,
          ...(counts && { count: STATUSES.reduce((sum, status) => sum + counts[status], 0) }),
        },
      ]}
    />
  )
}

import { type CostCentre, type CostCentresResponse, companyRolesAllow } from "@scanwright/backend/contract"
import { Alert, Button, EmptyState, Expander, Link, Panel, RowList } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { ListPages } from "@/lib/ListPages"
import { AccountForm } from "../forms/AccountForm"
import type { FieldGroup } from "../forms/fields"
import { AccountScreen } from "../frame/AccountScreen"
import { type Account, needForAccount } from "../session/client"
import { addCostCentreAction, deleteCostCentreAction, saveCostCentreAction } from "./actions"
import { PAGE_SIZE, pageQuery } from "./page-query"

const copy = accountCopy.centresPage
const { problem: problemTitle } = accountCopy

const groupsOf = (centre?: CostCentre): FieldGroup[] => [
  {
    fields: [
      {
        kind: "text",
        name: "code",
        label: copy.code,
        hint: copy.codeHint,
        autoComplete: "off",
        required: true,
        value: centre?.code,
        width: "sm",
      },
      {
        kind: "text",
        name: "name",
        label: copy.name,
        autoComplete: "off",
        required: true,
        value: centre?.name,
      },
    ],
  },
]

function Actions({ centre: { id, code } }: { centre: CostCentre }) {
  return (
    <span className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        href={accountRoutes.changing(accountRoutes.costCentres, id)}
        aria-label={copy.changeOf(code)}
      >
        {copy.change}
      </Button>
      <Expander summary={copy.deleteOpen(code)}>
        <AccountForm
          id={`delete-${id}`}
          action={deleteCostCentreAction}
          send={copy.deleteConfirm}
          sendName={`${copy.deleteConfirm}: ${code}`}
          variant="danger"
          size="sm"
          note={copy.deleteText}
          problemTitle={problemTitle}
          hidden={{ id }}
        />
      </Expander>
    </span>
  )
}

function CentreForm({ centre }: { centre: CostCentre }) {
  return (
    <Panel
      title={copy.changeOf(centre.code)}
      actions={<Link href={accountRoutes.costCentres}>{copy.cancel}</Link>}
    >
      <AccountForm
        id={`change-${centre.id}`}
        action={saveCostCentreAction}
        send={copy.save}
        problemTitle={problemTitle}
        hidden={{ id: centre.id }}
        groups={groupsOf(centre)}
      />
    </Panel>
  )
}

interface Props {
  account: Account
  notice: string
  /** Page of the list, from 1. */
  page: number
  /** Id of the cost centre to change; empty for none. */
  change: string
}

/** The cost centres of the company; admins add, change and delete them. */
export async function CostCentresScreen({ account, notice, page, change }: Props) {
  const { cost_centres: centres, count } = await needForAccount<CostCentresResponse>(
    "/store/account/cost-centres",
    pageQuery(page),
  )
  const isAdmin = companyRolesAllow(account.roles, "addresses.write")
  const changed = isAdmin ? centres.find(({ id }) => id === change) : undefined
  return (
    <AccountScreen company={account.company} title={copy.title} intro={copy.intro} notice={notice}>
      {!isAdmin && <Alert>{copy.readOnly}</Alert>}
      {changed && <CentreForm centre={changed} />}
      {count === 0 ? (
        <EmptyState title={copy.empty}>{isAdmin && copy.emptyText}</EmptyState>
      ) : (
        <Panel title={copy.list} flush>
          <RowList
            label={copy.list}
            rows={centres.map((centre) => ({
              id: centre.id,
              title: centre.code,
              hint: centre.name,
              ...(isAdmin && centre !== changed && { end: <Actions centre={centre} /> }),
            }))}
          />
        </Panel>
      )}
      <ListPages
        label={copy.list}
        size={PAGE_SIZE}
        hrefFor={(number) => accountRoutes.pageOf(accountRoutes.costCentres, number)}
        {...{ page, count }}
      />
      {isAdmin && !changed && (
        <Panel title={copy.add}>
          <AccountForm
            id="add-centre"
            action={addCostCentreAction}
            send={copy.add}
            problemTitle={problemTitle}
            groups={groupsOf()}
          />
        </Panel>
      )}
    </AccountScreen>
  )
}

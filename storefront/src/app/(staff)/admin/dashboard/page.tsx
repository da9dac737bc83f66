import { FORM_STATUSES, USUAL_REORDER_LEVEL } from "@scanwright/backend/contract"
import { Button, Link, Panel, StatTile } from "@scanwright/design-system"
import { DRAFTS_ID, DraftsPanel } from "@/staff/dashboard/DraftsPanel"
import { FirstSteps } from "@/staff/dashboard/FirstSteps"
import { NewestSubmissions } from "@/staff/dashboard/NewestSubmissions"
import { PendingCompanies } from "@/staff/dashboard/PendingCompanies"
import { ProductPanel } from "@/staff/dashboard/ProductPanel"
import { WeeklyChart } from "@/staff/dashboard/WeeklyChart"
import { mayOpen } from "@/staff/session/permissions"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readDashboard } from "@/staff/dashboard/data"

const ADD_PRODUCT = "/admin/add-product"
const UNCLASSIFIED = "/admin/products?status=published&unclassified=true"
const LOW_STOCK = `/admin/products?status=published&below_reorder_level=${USUAL_REORDER_LEVEL}`

/** The sum of both; null where one could not be read. */
const sumOf = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

/** Open tasks, and links to their screens. */
export default async function DashboardPage() {
  const { role } = await requireStaff()
  const dashboard = await readDashboard(role)
  const { productCount, lowStock, unclassified, drafts } = dashboard
  const { newest, newSubmissions, openQuotes, pendingCompanies, weeks } = dashboard
  const tiles = [
    { label: "New submissions", value: newSubmissions, href: "/admin/submissions?status=new" },
    {
      label: "Quotes to answer",
      value: openQuotes,
      href: "/admin/submissions?type=product_inquiry&status=new",
    },
    { label: "Below reorder level", value: lowStock?.count ?? null, href: LOW_STOCK },
    { label: "Drafts", value: sumOf(drafts.productCount, drafts.articleCount), href: `#${DRAFTS_ID}` },
    { label: "Products", value: productCount, href: "/admin/products" },
  ].filter(({ href }) => href.startsWith("#") || mayOpen(role, href))
  const actions = mayOpen(role, ADD_PRODUCT) ? <Button href={ADD_PRODUCT}>Add product</Button> : undefined
  return (
    <StaffPage title="Dashboard" actions={actions}>
      {productCount === 0 && mayOpen(role, ADD_PRODUCT) && <FirstSteps />}
      <ul
        aria-label="At a glance"
        className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1 sm:gap-4 lg:grid-cols-5"
      >
        {tiles.map((tile) => (
          <li key={tile.label} className="grid">
            <StatTile {...tile} />
          </li>
        ))}
      </ul>
      <div className="grid gap-6 xl:grid-cols-2">
        {mayOpen(role, "/admin/submissions") && (
          <Panel
            title="Newest submissions"
            flush
            actions={<Link href="/admin/submissions">See all</Link>}
            className="xl:row-span-2"
          >
            <NewestSubmissions submissions={newest} statuses={FORM_STATUSES} />
          </Panel>
        )}
        {mayOpen(role, "/admin/companies") && <PendingCompanies companies={pendingCompanies} />}
        <ProductPanel
          title="Below the reorder level"
          list={lowStock}
          href={LOW_STOCK}
          none={
            productCount === 0
              ? "There is no product yet."
              : `Every published product has its reorder level in stock, or at least ${USUAL_REORDER_LEVEL} where none is set.`
          }
          end={({ stock }) => `${stock} left`}
        />
        {unclassified?.count !== 0 && (
          <ProductPanel
            title="Without brand or machine type"
            list={unclassified}
            href={UNCLASSIFIED}
            end={({ lack }) => lack ?? ""}
          />
        )}
        <DraftsPanel {...drafts} />
      </div>
      {weeks !== null && <WeeklyChart weeks={weeks} />}
    </StaffPage>
  )
}

import { FORM_STATUSES } from "@scanwright/backend/contract"
import { Button, Link, Panel, StatTile } from "@scanwright/design-system"
import { DRAFTS_ID, DraftsPanel } from "@/staff/dashboard/DraftsPanel"
import { NewestSubmissions } from "@/staff/dashboard/NewestSubmissions"
import { ProductPanel } from "@/staff/dashboard/ProductPanel"
import { WeeklyChart } from "@/staff/dashboard/WeeklyChart"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readDashboard } from "@/staff/dashboard/data"

const LOW_STOCK = "/admin/products?stock=low&status=published"

/** The sum of both; null where one could not be read. */
const sumOf = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

/** Open tasks, and links to their screens. */
export default async function DashboardPage() {
  await requireStaff()
  const { productCount, lowStock, drafts, newest, newSubmissions, openQuotes, weeks } = await readDashboard()
  const tiles = [
    { label: "New submissions", value: newSubmissions, href: "/admin/submissions?status=new" },
    {
      label: "Quotes to answer",
      value: openQuotes,
      href: "/admin/submissions?type=product_inquiry&status=new",
    },
    { label: "Low in stock", value: lowStock?.count ?? null, href: LOW_STOCK },
    { label: "Drafts", value: sumOf(drafts.productCount, drafts.articleCount), href: `#${DRAFTS_ID}` },
    { label: "Products", value: productCount, href: "/admin/products" },
  ]
  return (
    <StaffPage title="Dashboard" actions={<Button href="/admin/add-product">Add product</Button>}>
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
        <Panel
          title="Newest submissions"
          flush
          actions={<Link href="/admin/submissions">See all</Link>}
          className="xl:row-span-2"
        >
          <NewestSubmissions submissions={newest} statuses={FORM_STATUSES} />
        </Panel>
        <ProductPanel
          title="Low in stock"
          list={lowStock}
          href={LOW_STOCK}
          none="Every published product has more than ten in stock, or none left."
          end={({ stock }) => `${stock} left`}
        />
        <DraftsPanel {...drafts} />
      </div>
      {weeks !== null && <WeeklyChart weeks={weeks} />}
    </StaffPage>
  )
}

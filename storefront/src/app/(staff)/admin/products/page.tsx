import { Button } from "@scanwright/design-system"
import {
  apiQuery,
  listHref,
  listQuery,
  PER_PAGE,
  PRODUCTS_PATH,
  readProductList,
} from "@/staff/products/list/list-state"
import { ProductsScreen } from "@/staff/products/list/ProductsScreen"
import { pageCountOf, redirectBeyondEnd } from "@/lib/list-pages"
import { mayOpen } from "@/staff/session/permissions"
import { requireStaff } from "@/staff/session/require-staff"
import { SavedViews } from "@/staff/shell/SavedViews"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readStaffProducts } from "@/staff/products/list/data"
import { readChoices } from "@/staff/brands/data"

/** All products, with filters and bulk changes. */
export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  const { role } = await requireStaff()
  const state = readProductList(await searchParams)
  const [list, brands, machineTypes] = await Promise.all([
    readStaffProducts(apiQuery(state)),
    readChoices("brand"),
    readChoices("machine_type"),
  ])
  if (list.ok)
    redirectBeyondEnd({ page: state.page, pageCount: pageCountOf(list.value.count, PER_PAGE) }, (page) =>
      listHref({ ...state, page }),
    )
  const filters = new URLSearchParams(listQuery(state, ["order", "page"])).toString()
  return (
    <StaffPage
      title="Products"
      actions={
        <>
          <SavedViews path={PRODUCTS_PATH} />
          <Button variant="ghost" href={`/api/staff/catalogue-export?${filters}`} download>
            Export CSV
          </Button>
          {mayOpen(role, "/admin/import") && (
            <Button variant="secondary" href="/admin/import">
              Import CSV
            </Button>
          )}
          {mayOpen(role, "/admin/add-product") && <Button href="/admin/add-product">Add product</Button>}
        </>
      }
    >
      <ProductsScreen
        state={state}
        list={list.ok ? list.value : list.failure.message}
        brands={brands.ok ? brands.value.map(({ id, name }) => ({ value: id, label: name })) : []}
        machineTypes={
          machineTypes.ok ? machineTypes.value.map(({ id, name }) => ({ value: id, label: name })) : []
        }
      />
    </StaffPage>
  )
}

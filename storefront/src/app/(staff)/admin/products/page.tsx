import { Button } from "@scanwright/design-system"
import { apiQuery, listQuery, readProductList } from "@/staff/products/list/list-state"
import { ProductsScreen } from "@/staff/products/list/ProductsScreen"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readStaffProducts } from "@/staff/products/list/data"
import { readChoices } from "@/staff/brands/data"

/** All products, with filters and bulk changes. */
export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  await requireStaff()
  const state = readProductList(await searchParams)
  const [list, brands, machineTypes] = await Promise.all([
    readStaffProducts(apiQuery(state)),
    readChoices("brand"),
    readChoices("machine_type"),
  ])
  const filters = new URLSearchParams(listQuery(state, ["order", "page"])).toString()
  return (
    <StaffPage
      title="Products"
      actions={
        <>
          <Button variant="ghost" href={`/api/staff/catalogue-export?${filters}`} download>
            Export CSV
          </Button>
          <Button variant="secondary" href="/admin/import">
            Import CSV
          </Button>
          <Button href="/admin/add-product">Add product</Button>
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

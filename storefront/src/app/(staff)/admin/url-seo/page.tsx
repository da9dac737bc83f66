import { Alert, Button } from "@scanwright/design-system"
import { pageCountOf, redirectBeyondEnd } from "@/lib/list-pages"
import { requireStaff } from "@/staff/session/require-staff"
import { countText } from "@/staff/shell/count-text"
import { FilterForm } from "@/staff/shell/FilterForm"
import { SavedViews } from "@/staff/shell/SavedViews"
import { StaffPage } from "@/staff/shell/StaffPage"
import { addressListHref, readAddressListState } from "@/staff/url-seo/address-list"
import { AddressTable } from "@/staff/url-seo/AddressTable"
import { ImportButton } from "@/staff/url-seo/ImportButton"
import { ADDRESS_KINDS } from "@/staff/url-seo/address-kinds"
import { ADDRESSES_PER_PAGE, readAddresses } from "@/staff/url-seo/data"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const KINDS = {
  pages: "Pages",
  catalogue: "Brands and types",
  products: "Products",
  articles: "Articles",
  configured: "All with a config",
} as const

/** Every public address, and whether it has a config. */
export default async function UrlSeoPage({ searchParams }: Props) {
  await requireStaff()
  const state = readAddressListState(await searchParams)
  const list = await readAddresses(state)
  if (list.ok)
    redirectBeyondEnd(
      { page: state.page, pageCount: pageCountOf(list.value.count, ADDRESSES_PER_PAGE) },
      (page) => addressListHref({ ...state, page }),
    )
  return (
    <StaffPage
      title="URL SEO"
      intro="Titles, descriptions and other metadata for search engines and social networks, where they replace the page defaults."
      actions={
        <>
          <SavedViews path="/admin/url-seo" />
          <Button variant="secondary" href="/api/staff/url-seo" download>
            Export
          </Button>
          <ImportButton />
        </>
      }
    >
      <nav aria-label="Kinds of address">
        <ul className="flex flex-wrap gap-2">
          {ADDRESS_KINDS.map((kind) => (
            <li key={kind}>
              <Button
                size="sm"
                variant={kind === state.kind ? "primary" : "secondary"}
                href={addressListHref({ kind, q: state.q, page: 1 })}
                aria-current={kind === state.kind ? "page" : undefined}
              >
                {KINDS[kind]}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        action="/admin/url-seo"
        label="Addresses"
        state={{ kind: state.kind === "pages" ? undefined : state.kind, q: state.q }}
        preserved={["kind"]}
        filters={[{ kind: "search" }]}
        found={list.ok ? countText(list.value.count, ["address", "addresses"]) : ""}
      />
      {list.ok ? (
        <AddressTable {...list.value} pageSize={ADDRESSES_PER_PAGE} state={state} />
      ) : (
        <Alert variant="danger" title="The addresses could not be read">
          {list.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}

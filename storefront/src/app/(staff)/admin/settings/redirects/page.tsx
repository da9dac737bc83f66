import { Alert, Pagination } from "@scanwright/design-system"
import { requireStaff } from "@/staff/session/require-staff"
import { readRedirects, REDIRECTS_PER_PAGE, redirectsHref } from "@/staff/settings/redirects/data"
import { ImportRedirects } from "@/staff/settings/redirects/ImportRedirects"
import { RedirectsScreen } from "@/staff/settings/redirects/RedirectsScreen"
import { StaffPage } from "@/staff/shell/StaffPage"

/** Old addresses and where they lead. */
export default async function RedirectsPage({ searchParams }: PageProps<"/admin/settings/redirects">) {
  await requireStaff()
  const { q: search, page: number } = await searchParams
  const q = (typeof search === "string" ? search : "").trim().slice(0, 200)
  const page = /^[1-9]\d{0,3}$/.test(String(number)) ? Number(number) : 1
  const list = await readRedirects({ q, page })
  return (
    <StaffPage
      title="Redirects"
      intro="Old addresses that lead elsewhere. A change is in force within two seconds."
      actions={<ImportRedirects />}
    >
      {list.ok ? (
        <>
          <RedirectsScreen redirects={list.value.redirects} q={q} />
          <Pagination
            label="Redirects"
            page={page}
            pageCount={Math.ceil(list.value.count / REDIRECTS_PER_PAGE)}
            hrefFor={(other) => redirectsHref({ q, page: other })}
          />
        </>
      ) : (
        <Alert variant="danger" title="The redirects could not be read">
          {list.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}

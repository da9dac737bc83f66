import { Alert } from "@scanwright/design-system"
import { pageNumberOf } from "@/lib/list-pages"
import { ListPages } from "@/lib/ListPages"
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
  const page = pageNumberOf(number)
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
          <ListPages
            label="Redirects"
            page={page}
            count={list.value.count}
            size={REDIRECTS_PER_PAGE}
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

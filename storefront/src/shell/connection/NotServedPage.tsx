import { ErrorBoundary } from "@scanwright/design-system"
import type { Metadata } from "next"
import { type ReactElement, Suspense } from "react"
import { toMetadata } from "@/shell/seo/metadata"
import type { MedusaReadError } from "@/lib/medusa/failure"
import { NotServed, type NotServedKind } from "./NotServed"

/** Screen and title for each kind of failed read (specification, section 8). */
const SCREENS: Readonly<Record<MedusaReadError["kind"], { kind: NotServedKind; title: string }>> = {
  unavailable: { kind: "network", title: "Network Connection Issue" },
  blocked: { kind: "network", title: "Network Connection Issue" },
  permission: { kind: "permission", title: "Permission Denied" },
  expired: { kind: "permission", title: "Permission Denied" },
  conflict: { kind: "general", title: "Something went wrong" },
  invalid: { kind: "general", title: "Something went wrong" },
  not_found: { kind: "general", title: "Something went wrong" },
  other: { kind: "general", title: "Something went wrong" },
}

function Failed({ fail }: { fail: () => never }): never {
  return fail()
}

/**
 * Rendered beside the parts of a page that could be read: makes the response an error that is not stored, and leaves the
 * visible page as it is. An error thrown under a Suspense boundary makes Next.js fail the page and keep the content
 * outside the boundary. See docs/adr/0015-503-for-unreadable-pages.md.
 */
export function notStored(error: MedusaReadError): ReactElement {
  // A function, because the development server would try to send an error object to the browser, and fails.
  const fail = () => {
    throw error
  }
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Failed fail={fail} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The metadata of a page that could not be read. */
export const notServedMetadata = (error: MedusaReadError): Metadata =>
  toMetadata({ title: SCREENS[error.kind].title, isIndexed: false }, null)

/** The page shown while Medusa does not respond and no stored page exists. The screen is in the HTML. */
export function notServedPage(error: MedusaReadError): ReactElement {
  return (
    <>
      <NotServed kind={SCREENS[error.kind].kind} />
      {notStored(error)}
    </>
  )
}

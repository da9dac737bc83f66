import type { Metadata } from "next"
import { type ReactElement, Suspense } from "react"
import { Optional } from "@/lib/Optional"
import { toMetadata } from "@/shell/seo/metadata"
import type { MedusaReadError } from "@/lib/medusa/failure"
import { NotServed, type NotServedKind } from "./NotServed"

/** What a visitor is told of each kind of failed read (specification, section 8). */
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
 * Beside what could be read of a page: makes the answer an error that is not stored, and leaves what else the page shows as
 * it is. What is thrown under a Suspense boundary makes Next.js fail the page and keep what stands outside the boundary. See
 * docs/adr/0015-503-for-unreadable-pages.md.
 */
export function notStored(error: MedusaReadError): ReactElement {
  // An error as a property would be sent to a developer's browser, and cannot be.
  const fail = () => {
    throw error
  }
  return (
    <Optional>
      <Suspense fallback={null}>
        <Failed fail={fail} />
      </Suspense>
    </Optional>
  )
}

/** The metadata of a page that could not be read. */
export const notServedMetadata = (error: MedusaReadError): Metadata =>
  toMetadata({ title: SCREENS[error.kind].title, isIndexed: false }, null)

/** In place of a page that nobody has seen before while Medusa does not respond. The screen is in the HTML. */
export function notServedPage(error: MedusaReadError): ReactElement {
  return (
    <>
      <NotServed kind={SCREENS[error.kind].kind} />
      {notStored(error)}
    </>
  )
}

import type { Metadata } from "next"
import { type ReactElement, Suspense } from "react"
import { Optional } from "@/features/layout/Optional"
import { toMetadata } from "@/features/seo/metadata"
import type { MedusaReadError } from "@/lib/medusa/failure"
import { NotServed, type NotServedKind } from "./NotServed"

/** What a visitor is told of each kind of failed read (specification, section 8). */
const SCREENS: Readonly<Record<MedusaReadError["kind"], { kind: NotServedKind; title: string }>> = {
  unavailable: { kind: "network", title: "Network Connection Issue" },
  blocked: { kind: "network", title: "Network Connection Issue" },
  permission: { kind: "general", title: "Something went wrong" },
  not_found: { kind: "general", title: "Something went wrong" },
  other: { kind: "general", title: "Something went wrong" },
}

/** @param fail throws what made the read fail: an error itself would be sent to the browser of a developer, and cannot */
function FailedStatus({ fail }: { fail: () => never }): never {
  return fail()
}

/** The metadata of a page that could not be read. */
export const notServedMetadata = (error: MedusaReadError): Metadata =>
  toMetadata({ title: SCREENS[error.kind].title, isIndexed: false }, null)

/**
 * In place of a page that nobody has seen before while Medusa does not answer. The screen is in the HTML, and the answer is
 * an error that is not stored: what is thrown under a Suspense boundary makes Next.js fail the page, and keep what stands
 * outside the boundary. See docs/adr/0014-a-page-that-cannot-be-read.md.
 */
export function notServedPage(error: MedusaReadError): ReactElement {
  const fail = () => {
    throw error
  }
  return (
    <>
      <NotServed kind={SCREENS[error.kind].kind} />
      <Optional>
        <Suspense fallback={null}>
          <FailedStatus fail={fail} />
        </Suspense>
      </Optional>
    </>
  )
}

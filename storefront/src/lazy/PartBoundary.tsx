"use client"

import { ErrorBoundary } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { optionalPart } from "./optional-part"

const FailedPart = optionalPart(() => import("./FailedPart"))

/** An error boundary around a part that a page needs: a message takes the place of a part that throws, and the page stays. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary instead={<FailedPart />}>{children}</ErrorBoundary>
)

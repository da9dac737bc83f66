"use client"

import type { ReactNode } from "react"
import { Optional } from "@/lib/Optional"
import { optionalPart } from "./optional-part"

const FailedPart = optionalPart(() => import("./FailedPart"))

/** An error boundary around a part that a page needs: a message takes the place of a part that throws, and the page stays. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <Optional instead={<FailedPart />}>{children}</Optional>
)

"use client"

import { createContext, use } from "react"
import type { Staff } from "@/staff/session/client"

interface StaffContextValue {
  readonly staff: Staff
  readonly siteName: string
}

export const StaffContext = createContext<StaffContextValue | null>(null)

/** Who works here, and in which shop. @throws Error outside the staff's shell */
export function useStaffContext(): StaffContextValue {
  const value = use(StaffContext)
  if (!value) throw new Error("Using the staff's context outside their shell")
  return value
}

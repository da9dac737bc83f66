"use client"

import { WorkspaceHead, type WorkspaceHeadProps } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { useStaffContext } from "./staff-context"

interface Props extends Omit<WorkspaceHeadProps, "title"> {
  /** Its heading, and its name in the window's title. */
  title: string
  children: ReactNode
}

/** A page of the staff: its name, what can be done with all of it, and its parts below one another. */
export function StaffPage({ title, children, ...head }: Props) {
  const { siteName } = useStaffContext()
  return (
    <>
      <title>{`${title} | ${siteName} staff`}</title>
      <WorkspaceHead title={title} {...head} />
      <div className="grid gap-6">{children}</div>
    </>
  )
}

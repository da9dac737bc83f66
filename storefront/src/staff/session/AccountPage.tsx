import { Gate, Link, Logo } from "@scanwright/design-system"
import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { site } from "@/config/site"
import { readMe } from "./client"

/** Query of a page, as Next.js gives it. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>

/** One value of a query; the first where there are several. */
export async function queryOf(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name]
  return (Array.isArray(value) ? value[0] : value) ?? ""
}

/** Redirects visitors who are already signed in. @param path the page to go to */
export async function leadStaffOn(path: string): Promise<void> {
  if ((await readMe()).ok) redirect(path)
}

interface Props {
  title: string
  intro?: ReactNode
  /** A link to another form, under this one. */
  other?: ReactNode
  children: ReactNode
}

/** Layout of the sign-in, registration and password pages. */
export function AccountPage({ title, intro, other, children }: Props) {
  const { name } = site()
  return (
    <Gate
      logo={<Logo name={name} />}
      title={title}
      intro={intro}
      foot={
        <>
          {other}
          <p>
            <Link href="/">Go to the shop</Link>
          </p>
        </>
      }
    >
      <title>{`${title} | ${name} staff`}</title>
      {children}
    </Gate>
  )
}

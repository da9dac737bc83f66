import { Button, EmptyState, SearchField } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { blog } from "@/content/blog"
import { catalogue } from "@/content/catalogue"
import { finding } from "@/content/finding"
import { NearestPagesPlace } from "../finding/NearestPagesPlace"

const copy = catalogue.notFound

/** Copy and links for each kind of missing page. */
const SCREENS = {
  page: { title: copy.title, text: copy.text, action: copy.productAction, href: routes.products },
  product: {
    title: copy.productTitle,
    text: copy.productText,
    action: copy.productAction,
    href: routes.products,
  },
  blog: { ...blog.notFound, action: blog.back, href: routes.blogs },
} as const

export type NotFoundKind = keyof typeof SCREENS

/**
 * The screen of a 404: the ways on, a search that works without scripts, and what comes near the address, which the browser
 * asks for: the stored page is the same at every invented address.
 */
export function NotFoundScreen({ of = "page" }: { of?: NotFoundKind }) {
  const { title, text, action, href } = SCREENS[of]
  const { phone, phoneInternational } = site()
  return (
    <>
      <EmptyState
        headingLevel="h1"
        title={title}
        actions={
          <>
            <Button href={href}>{action}</Button>
            <Button href={routes.home} variant="secondary">
              {copy.homeAction}
            </Button>
            <Button href={`tel:${phoneInternational}`} variant="ghost">
              {finding.near.call(phone)}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        <SearchField action={routes.products} label={finding.near.label} className="mt-6" />
      </EmptyState>
      <NearestPagesPlace />
    </>
  )
}

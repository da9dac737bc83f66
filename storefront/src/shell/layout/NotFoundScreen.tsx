import { Button, EmptyState } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { blog } from "@/content/blog"
import { catalogue } from "@/content/catalogue"

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

/** The screen of a 404. */
export function NotFoundScreen({ of = "page" }: { of?: NotFoundKind }) {
  const { title, text, action, href } = SCREENS[of]
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      actions={
        <>
          <Button href={href}>{action}</Button>
          <Button href={routes.home} variant="secondary">
            {copy.homeAction}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}

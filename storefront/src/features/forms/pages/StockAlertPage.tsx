import { Button, Container, Heading, Text } from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import { stockAlert as copy, type StockAlertEnd } from "@/content/stock-alert"

const LINKS = ["confirm", "remove"] as const

/** Form of a token; any other text of the address is not shown. */
const TOKEN = /^[\w.-]{1,300}$/

/** What the address asks for: the token of a mail's link, or how a request ended. */
type Asked =
  | { readonly link: (typeof LINKS)[number]; readonly token: string }
  | { readonly link: null; readonly end: StockAlertEnd }

const isEnd = (text: unknown): text is StockAlertEnd =>
  typeof text === "string" && Object.hasOwn(copy.done, text)

/** Reads the query of `/stock-alert`. */
export function readStockAlert(query: Readonly<Record<string, string | string[] | undefined>>): Asked {
  for (const link of LINKS) {
    const token = query[link]
    if (typeof token === "string" && TOKEN.test(token)) return { link, token }
  }
  return { link: null, end: isEnd(query.done) ? query.done : "expired" }
}

/**
 * The page that a mail's link opens, with a button: mail servers open links, too, and must confirm nothing. And the page
 * that says how it ended.
 */
export function StockAlertPage(asked: Asked) {
  const { title, text } = asked.link === null ? copy.done[asked.end] : copy.ask[asked.link]
  return (
    <Container width="narrow" className="py-16">
      <Heading level="h1" size="xl">
        {title}
      </Heading>
      <Text size="lg" className="mt-6">
        {text}
      </Text>
      <div className="mt-8 flex flex-wrap gap-3">
        {asked.link !== null && (
          <form method="post" action={apiRoutes.stockAlertLink(asked.link)}>
            <input type="hidden" name="token" value={asked.token} />
            <Button type="submit">{copy.ask[asked.link].action}</Button>
          </form>
        )}
        <Button href={routes.products} variant="secondary">
          {copy.browse}
        </Button>
      </div>
    </Container>
  )
}

import { Server, type IncomingMessage, type ServerResponse } from "node:http"

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This address cannot be read</title>
<h1>This address cannot be read</h1>
<p>A part of it is damaged: a percent sign has to be followed by two digits of an encoded character.</p>
<p><a href="/">Go to homepage</a></p>
</html>
`

/** Whether an address has percent-encoding that cannot be decoded. */
export function isMalformed(address: string): boolean {
  if (!address.includes("%")) return false
  try {
    decodeURIComponent(address.split("?", 1)[0] ?? "")
    return false
  } catch {
    return true
  }
}

/**
 * Responds with 400 to addresses that cannot be decoded, before they reach Next.js, which responds with 500 as if it had
 * failed itself (16.4).
 */
export function refuseMalformedAddresses(): void {
  // Taken off the prototype to be called with its server below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]) {
    const [request, response] = rest as [IncomingMessage | undefined, ServerResponse | undefined]
    if (event !== "request" || !response || !isMalformed(request?.url ?? "")) {
      return Reflect.apply(emit, this, [event, ...rest]) as boolean
    }
    response.writeHead(400, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE)
    return true
  }
}

import { createServer, type IncomingMessage, type Server } from "node:http"
import { type AddressInfo } from "node:net"

interface StoredObject {
  type: string | undefined
  content: Buffer
}

interface StoreResponse {
  status: number
  content?: Buffer
  type?: string | undefined
}

/** An object store that reads, writes, deletes and lists, two names at a time, over real HTTP. */
export class ObjectStore {
  /** By address, for example `/shop/a.png` for the key `a.png` in the bucket `shop`. */
  readonly objects = new Map<string, StoredObject>()
  readonly authorizations: (string | undefined)[] = []
  readonly acls: unknown[] = []
  private readonly server: Server = createServer((req, res) => {
    void this.respond(req).then(({ status, content, type }) => {
      res.writeHead(status, { "content-type": type ?? "application/xml" }).end(content)
    })
  })

  private list(bucket: string, query: URLSearchParams): StoreResponse {
    const folder = `${bucket.replace(/\/$/, "")}/`
    const keys = [...this.objects.keys()]
      .filter((address) => address.startsWith(folder + (query.get("prefix") ?? "")))
      .map((address) => address.slice(folder.length))
    const start = Number(query.get("continuation-token") ?? 0)
    const next = start + 2
    const contents = keys
      .slice(start, next)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T12:00:00Z</LastModified></Contents>`)
    const more =
      next < keys.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
        : ""
    return {
      status: 200,
      content: Buffer.from(`<ListBucketResult>${contents.join("")}${more}</ListBucketResult>`),
    }
  }

  private async respond(req: IncomingMessage): Promise<StoreResponse> {
    const { pathname, searchParams } = new URL(req.url ?? "", "http://store")
    const key = decodeURIComponent(pathname)
    this.authorizations.push(req.headers.authorization)
    this.acls.push(req.headers["x-amz-acl"])
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    if (searchParams.has("list-type")) return this.list(key, searchParams)
    if (req.method === "PUT") {
      this.objects.set(key, { type: req.headers["content-type"], content: Buffer.concat(parts) })
      return { status: 200 }
    }
    if (req.method === "DELETE") {
      this.objects.delete(key)
      return { status: 204 }
    }
    const found = this.objects.get(key)
    return found
      ? { status: 200, ...found }
      : { status: 404, content: Buffer.from("<Error><Code>NoSuchKey</Code></Error>") }
  }

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

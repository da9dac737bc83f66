import { Query } from "@medusajs/framework"
import { type Logger, type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type AxiosInstance } from "axios"
import { hidePoweredBy } from "../../src/framework/powered-by"
import { cachePublishableKeys } from "../../src/framework/publishable-key-cache"
import { nameStatements } from "../../src/framework/statement-origin"
import { requestContext } from "../../src/safety/request-context"
import { Shop } from "../helpers/shop"

// The application starts without its patches, and each is then tried by itself.
process.env.FRAMEWORK_PATCHES_OFF = "all"

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer

    beforeEach(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
    })

    describe("The patch publishable-key-cache", () => {
      /** Asks the Store API twice. @returns how often the key was looked up */
      async function lookUps(start: () => () => void): Promise<number> {
        let count = 0
        const earlier = Query.traceGraphQuery
        Query.instrument.graphQuery(async (read, query): Promise<unknown> => {
          if (query.entity === "api_key") count += 1
          return earlier ? earlier(read, query) : read()
        })
        // On a busy machine the second of a cache is over before the second request.
        const clock = jest.spyOn(performance, "now").mockReturnValue(0)
        const stop = start()
        const headers = { "x-publishable-api-key": shop.publishableKey }
        await (api as AxiosInstance).get("/store/regions", { headers })
        await (api as AxiosInstance).get("/store/regions", { headers })
        stop()
        clock.mockRestore()
        Query.instrument.graphQuery(earlier)
        return count
      }

      it("is needed: Medusa looks the key up for each request", async () => {
        expect(await lookUps(() => () => undefined)).toBe(2)
      })

      it("has one look-up serve the requests of a second", async () => {
        expect(await lookUps(cachePublishableKeys)).toBe(1)
      })
    })

    describe("The patch statement-origin", () => {
      const statement = async (): Promise<string> => {
        const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        // Awaited inside the context, because the statement is only sent when it is awaited.
        const ask = async () =>
          await database.raw<{ rows: { query: string }[] }>(
            "select query from pg_stat_activity where pid = pg_backend_pid()",
          )
        const { rows } = await requestContext.run(
          {
            id: "an-id-of-a-request",
            caller: { address: "127.0.0.1", throughProxy: false, isTrusted: true, secure: false },
            refusal: undefined,
          },
          ask,
        )
        return rows[0]?.query ?? ""
      }

      it("is needed: statements do not name their request", async () => {
        expect(await statement()).toMatch(/^select query/)
      })

      it("has PostgreSQL see the id of the request", async () => {
        const stop = nameStatements(container.resolve<Logger>(ContainerRegistrationKeys.LOGGER))
        expect(await statement()).toMatch(/^\/\*request_id=an-id-of-a-request\*\/ select query/)
        stop()
        expect(await statement()).toMatch(/^select query/)
      })
    })

    describe("The patch powered-by", () => {
      const poweredBy = async () =>
        (await (api as AxiosInstance).get<unknown>("/health")).headers["x-powered-by"] as string | undefined

      it("is needed: Express names itself", async () => {
        expect(await poweredBy()).toBe("Express")
      })

      it("removes the name from every response", async () => {
        const stop = hidePoweredBy()
        expect(await poweredBy()).toBeUndefined()
        stop()
        expect(await poweredBy()).toBe("Express")
      })
    })
  },
})

import { COUNTRY } from "@scanwright/backend/contract"

/** The 404 of the browsing screen's API. */
export const gone = (): Response =>
  Response.json({ message: "There is nothing at this address." }, { status: 404 })

/**
 * Responds with data that is stored by address. The address contains the shop's only region, because routes without
 * parameters would be read by the build.
 *
 * @param region in the address
 * @param read returns null where nothing has the address
 */
export async function respond(region: string, read: () => Promise<object | null>): Promise<Response> {
  const data = region === COUNTRY ? await read() : null
  return data === null ? gone() : Response.json(data)
}

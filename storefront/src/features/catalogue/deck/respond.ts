import { COUNTRY } from "@scanwright/backend/contract"

/** Says that nothing has this address. */
export const gone = (): Response =>
  Response.json({ message: "There is nothing at this address." }, { status: 404 })

/**
 * Gives what is stored of the shop's region, of which there is one: the address has it so that nothing is read while
 * building.
 *
 * @param region as the address has it
 * @param read null where nothing is there
 */
export async function respond(region: string, read: () => Promise<object | null>): Promise<Response> {
  const data = region === COUNTRY ? await read() : null
  return data === null ? gone() : Response.json(data)
}

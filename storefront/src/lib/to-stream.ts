import { AsyncResource } from "node:async_hooks"

/**
 * Sends texts as they come. The next is made when the last has been taken, in the context of the caller, on which Next.js's
 * cached reads depend; a reader that goes away ends the making, and a failure on the way breaks off the answer.
 *
 * @param texts what to send
 * @param ahead how many are made before anything is sent: a failure among them can still be answered
 */
export async function toStream(
  texts: AsyncGenerator<string>,
  ahead: number,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const next = AsyncResource.bind(() => texts.next())
  const made: IteratorResult<string>[] = []
  while (made.length < ahead) made.push(await next())
  return new ReadableStream({
    pull: async (controller) => {
      const text = made.shift() ?? (await next())
      if (text.done) controller.close()
      else controller.enqueue(encoder.encode(text.value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}

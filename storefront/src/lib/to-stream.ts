import { AsyncResource } from "node:async_hooks"

/**
 * Streams texts as they are made. The next text is made when the last one has been taken, in the context of the caller,
 * on which Next.js's cached reads depend. A client that disconnects stops the generator, and a failure breaks off the
 * response.
 *
 * @param texts the generator
 * @param ahead how many texts are made before anything is sent: a failure among them can still become an error response
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

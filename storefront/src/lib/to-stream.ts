import { AsyncResource } from "node:async_hooks"

/**
 * Sends texts as they come. The next is made when the last has been taken, in the context of the caller, on which Next.js's
 * cached reads depend; a reader that goes away ends the making.
 *
 * @param texts first of which is awaited by whoever calls, so that a failure before it can still be answered
 */
export function toStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const next = AsyncResource.bind(() => texts.next())
  return new ReadableStream({
    pull: async (controller) => {
      const text = await next()
      if (text.done) controller.close()
      else controller.enqueue(encoder.encode(text.value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}

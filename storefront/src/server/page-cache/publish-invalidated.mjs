import { channel } from "node:diagnostics_channel"

/** Through the whole process: who keeps whole answers is in another bundle (src/lib/answers). */
const marked = channel("scanwright:marked")

/** Says that a tag was marked: whatever was made of stored pages may be old from now on. */
export const tellMarked = () => marked.publish(undefined)

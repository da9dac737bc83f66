/** A random key of 128 bits, also where the page was loaded over plain HTTP and `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")

import { crc32 } from "node:zlib"

const decode = (base64: string) => Buffer.from(base64, "base64")

/** Blue pictures, three pixels wide and two high, one for each way in which a format stores its size. */
export const PICTURES = {
  png: decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNQTX4NQQxwFgBSZAizGC/rIwAAAABJRU5ErkJggg==",
  ),
  jpg: decode(
    "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYBWDf/9k=",
  ),
  webpLossy: decode("UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoDAAIABUB8JaACdLoAA5gA/uC5f7gzPq7HDzZ7GS0AAA=="),
  webpLossless: decode("UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQsZZ0vf+BiOh/AAA="),
  webpExtended: decode(
    "UklGRkYAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAYAAAAMAEAnQEqAwACAAVAfCWkAANwAP7w5sAA",
  ),
  avif: decode(
    "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACgg4BCtICGg0gDISHsJipOAAFgAAkDWOO/om+br+",
  ),
} as const

/**
 * A photograph as a phone sends it: 64 × 32 pixels that lie on their side (orientation 6), the name of the camera, and
 * where it was taken (51° 28′ 38″ N, 0° 0′ 5″ W).
 */
export const PHOTOGRAPH = decode(
  "/9j/4QCsRXhpZgAASUkqAAgAAAADAA8BAgALAAAAMgAAABIBAwABAAAABgAAACWIBAABAAAAPgAAAAAAAABCdWdDYXNlQ2FtAAAEAAEAAgACAAAATgAAAAIABQADAAAAdAAAAAMAAgACAAAAVwAAAAQABQADAAAAjAAAAAAAAAAzAAAAAQAAABwAAAABAAAAJgAAAAEAAAAAAAAAAQAAAAAAAAABAAAABQAAAAEAAAD/2wBDAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAj/wAALCAAgAEABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAFRAAAgAAAAAAAAAAAAAAAAAAAAH/2gAIAQEAAD8A8nAAPrQAA+SwAD60AAPksAA+tAAD5LAAPrQAA//Z",
)

/** A valid picture followed by an HTML page that a careless browser would run. */
export const PNG_WITH_PAGE = Buffer.concat([
  PICTURES.png,
  Buffer.from("<!doctype html><script>alert(document.domain)</script>"),
])

/** A picture whose header claims a width. @param width in pixels */
export function pngOfWidth(width: number): Buffer {
  const file = Buffer.from(PICTURES.png)
  file.writeUInt32BE(width, 16)
  // The checksum of the chunk with the size.
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")

/** A drawing with everything that cleaning must remove. */
export const HOSTILE_SVG = `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="alert(1)">
  <!-- a note -->
  <script>alert(2)</script><SCRIPT type="x">alert(3)</SCRIPT>
  <style>@import url(https://evil.example/a.css);</style>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"></iframe></body></foreignObject>
  <a href="javascript:alert(4)"><text x="1" y="1">A &amp; B &x;</text></a>
  <a xlink:href=" java&#10;script:alert(4)"><circle r="1" onclick="alert(5)"/></a>
  <image href="https://evil.example/track.png" width="1" height="1"/>
  <image href="data:image/svg+xml;base64,PHN2Zz4=" width="1" height="1"/>
  <image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>
  <use href="https://evil.example/x.svg#a"/><use xlink:href="#shape"/>
  <rect fill="url(https://evil.example/#a)" style="fill:url( 'https://evil.example')" width="2" height="2"/>
  <rect fill="url(#paint)" style="stroke:#2563eb" width="3" height="3"/>
  <animate attributeName="href" values="javascript:alert(6)"/><set attributeName="onload" to="alert(7)"/>
  <linearGradient id="paint" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient>
  <path id="shape" d="M0 0L9 9" clip-path="url(&quot;#clip&quot;)"/>
</svg>`

/** An archive with one program in it, which does nothing. */
export const ZIP = Buffer.from(
  "504b03041400000000000000215c5d9bb08f02000000020000000900000073657475702e6578654d5a504b010214031400000000000000215c5d9bb08f020000000200000009000000000000000000000080010000000073657475702e657865504b0506000000000100010037000000290000000000",
  "hex",
)

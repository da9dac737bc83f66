import palette from "@scanwright/design-system/palette.json"
import type { ReactElement } from "react"
import { CARD_SIZE } from "@/shell/seo/metadata"
import { toCardText } from "./card-text"

const { stone, brand } = palette.palette
const PAPER = stone["25"].$value.hex
const TILE = stone["50"].$value.hex
const LINE = stone["200"].$value.hex
const MUTED = stone["600"].$value.hex
const INK = stone["950"].$value.hex
const ACCENT = brand["600"].$value.hex

/** Widths of a barcode's bars and of the spaces after them, in pixels. */
const BARS = [10, 4, 4, 8, 16, 6, 4, 4, 8, 10, 6, 4, 12, 4, 4, 8, 6, 4, 10, 6, 4, 12, 8, 4]

/** Edge length of the picture's tile, in pixels. */
const TILE_SIZE = 502
const EDGE = 64

function Bars({ height, color, scale = 1 }: { height: number; color: string; scale?: number }) {
  return (
    <div style={{ display: "flex", height }}>
      {BARS.map((width, index) => (
        <div
          key={index}
          style={{ width: width * scale, height, backgroundColor: index % 2 === 0 ? color : "transparent" }}
        />
      ))}
    </div>
  )
}

function Tile({ picture }: { picture: string | null }) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: TILE_SIZE,
        height: TILE_SIZE,
        backgroundColor: TILE,
        border: `2px solid ${LINE}`,
        borderRadius: 8,
      }}
    >
      {picture ? (
        // Rendered into a picture; browsers never load the element itself.
        // eslint-disable-next-line @next/next/no-img-element
        <img
          src={picture}
          alt=""
          width={TILE_SIZE - 60}
          height={TILE_SIZE - 60}
          style={{ objectFit: "contain" }}
        />
      ) : (
        <Bars height={220} color={INK} scale={2} />
      )}
    </div>
  )
}

export interface SocialCardProps {
  eyebrow: string
  title: string
  detail?: string
  price?: string
  siteName: string
  /** Data address of the picture, or null. */
  picture: string | null
}

/** Font size of a title by its length, in pixels. */
const titleSize = (title: string) => (title.length > 60 ? 44 : title.length > 34 ? 54 : 68)

/** A page as a social card of 1200 by 630 pixels, drawn by next/og, which supports inline styles only. */
export function socialCard({
  eyebrow,
  title,
  detail,
  price,
  siteName,
  picture,
}: SocialCardProps): ReactElement {
  const text = toCardText(title, 110)
  return (
    <div
      style={{
        ...CARD_SIZE,
        display: "flex",
        alignItems: "stretch",
        backgroundColor: PAPER,
        color: INK,
        fontFamily: "Inter",
        padding: EDGE,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", flex: 1, paddingRight: 48 }}>
        <div style={{ display: "flex", fontSize: 26, color: MUTED }}>{toCardText(eyebrow, 60)}</div>
        <div
          style={{
            display: "flex",
            marginTop: 18,
            fontSize: titleSize(text),
            fontWeight: 700,
            lineHeight: 1.1,
            letterSpacing: "-0.02em",
          }}
        >
          {text}
        </div>
        {detail && (
          <div style={{ display: "flex", marginTop: 22, fontSize: 28, color: MUTED }}>
            {toCardText(detail, 90)}
          </div>
        )}
        {price && (
          <div style={{ display: "flex", marginTop: 26, fontSize: 44, fontWeight: 700, color: ACCENT }}>
            {toCardText(price, 40)}
          </div>
        )}
        <div style={{ display: "flex", alignItems: "center", marginTop: "auto" }}>
          <Bars height={40} color={ACCENT} />
          <div style={{ display: "flex", marginLeft: 20, fontSize: 32, fontWeight: 700 }}>
            {toCardText(siteName, 40)}
          </div>
        </div>
      </div>
      <Tile picture={picture} />
    </div>
  )
}

/** Edge length of a product's picture, in pixels. */
export const PICTURE_SIZE = 800

/** A product's picture alone, on white. @param picture its data address */
export const pictureAlone = (picture: string): ReactElement => (
  <div
    style={{
      display: "flex",
      width: PICTURE_SIZE,
      height: PICTURE_SIZE,
      backgroundColor: stone["0"].$value.hex,
    }}
  >
    {/* eslint-disable-next-line @next/next/no-img-element */}
    <img src={picture} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} style={{ objectFit: "contain" }} />
  </div>
)

import { useEffect, useState } from "react"
import { barcodes } from "@/content/barcodes"
import type { SymbologyId } from "@/lib/symbologies"
import type * as encoder from "./draw"
import type { Drawing } from "./draw"

type Encoder = typeof encoder

/** What is known of a barcode's picture. Without picture and problem it is being drawn. */
export interface Picture {
  readonly drawing: Drawing | null
  readonly problem: string | null
}

const loadEncoder = () => import("./draw")

const NOTHING: Picture = { drawing: null, problem: null }

function drawWith(
  { draw }: Encoder,
  ...[kind, content, withText]: readonly [SymbologyId, string, boolean]
): Picture {
  try {
    return { drawing: draw(kind, content, { withText }), problem: null }
  } catch (error) {
    return { drawing: null, problem: error instanceof Error ? error.message : barcodes.one.failed }
  }
}

/**
 * Draws a barcode; the encoder's code is loaded on first use. The picture is never that of another content.
 *
 * @param content null where there is nothing to draw
 * @param first the drawing of the first input
 */
export function useDrawing(
  kind: SymbologyId,
  content: string | null,
  withText: boolean,
  first: Drawing,
): Picture {
  "use memo"
  const [loaded, setLoaded] = useState<Encoder | null>(null)
  const wish = JSON.stringify([kind, content, withText])
  const [firstWish] = useState(wish)
  /** The wish for which the encoder could not be loaded: the next one tries again. */
  const [failedWish, setFailedWish] = useState<string | null>(null)
  const isNeeded = content !== null && wish !== firstWish && loaded === null

  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    loadEncoder().then(
      (code) => {
        if (isWanted) setLoaded(code)
      },
      (error: unknown) => {
        console.error("Loading the encoder:", error)
        if (isWanted) setFailedWish(wish)
      },
    )
    return () => {
      isWanted = false
    }
  }, [isNeeded, wish])

  if (content === null) return NOTHING
  if (wish === firstWish) return { drawing: first, problem: null }
  if (loaded !== null) return drawWith(loaded, kind, content, withText)
  return failedWish === wish ? { drawing: null, problem: barcodes.one.failed } : NOTHING
}

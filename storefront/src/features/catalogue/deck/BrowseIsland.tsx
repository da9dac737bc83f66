"use client"

import { Activity, lazy } from "react"
import type { Start } from "./queries"

/** Id of the screen in the server's HTML. */
const SCREEN_ID = "browse"

/**
 * The screen's script. Where it cannot be had, the server's HTML stays as it is, whose links and forms lead on all the same.
 */
const load = () =>
  import("./BrowseScreen").catch((error: unknown) => {
    if (document.getElementById(SCREEN_ID) === null) throw error
    console.error("The script of the browsing screen could not be loaded:", error)
    return new Promise<never>(() => undefined)
  })

const BrowseScreen = lazy(load)

/**
 * The browsing screen, complete in the server's HTML and brought to life once its script has come. An Activity rather than
 * a Suspense boundary: both wait for the script where they stand, but what a long boundary holds reaches only browsers that run
 * scripts.
 */
export function BrowseIsland(start: Start) {
  return (
    <div id={SCREEN_ID}>
      <Activity>
        <BrowseScreen {...start} />
      </Activity>
    </div>
  )
}

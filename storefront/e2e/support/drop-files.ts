import type { Locator } from "@playwright/test"

/**
 * Drops files on a part of the page as the system's own drag and drop does, which scripts cannot. @param files their
 * paths
 */
export async function dropFiles(target: Locator, files: readonly string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("What files are dropped on is not to be seen")
  const devtools = await target.page().context().newCDPSession(target.page())
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", {
      ...{ type, x: box.x + box.width / 2, y: box.y + box.height / 2 },
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    })
  }
  await devtools.detach()
}

import type { CatalogueImport, CatalogueImportRequest } from "@scanwright/backend/contract"
import { useRouter } from "next/navigation"
import { useEffect, useEffectEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { askImport, sendImport } from "./requests"

/** Pause between two requests for the progress of an import, in ms. */
const POLL_MS = 1_000

/** Whether an import has ended, well or not. */
export const isOver = ({ status }: CatalogueImport): boolean => !["waiting", "running"].includes(status)

/**
 * Starts an import, and follows its progress.
 *
 * @param running an import that is already running
 */
export function useImport(running: CatalogueImport | null) {
  const router = useRouter()
  const [current, setCurrent] = useState<CatalogueImport | null>(running)
  const { run: send, isPending } = useStaffAction(sendImport, { isRepeatable: false, bytesMost: Infinity })
  const { run: ask } = useStaffAction(askImport, { handles: ["unavailable"] })

  const begin = async (request: CatalogueImportRequest) => {
    const outcome = await send(request)
    if (outcome.ok) setCurrent(outcome.value)
  }

  const look = useEffectEvent(async (id: string) => {
    const outcome = await ask(id)
    if (!outcome.ok) return
    setCurrent((now) => (now?.id === id ? outcome.value : now))
    if (isOver(outcome.value) && !outcome.value.dry_run) router.refresh()
  })
  const waitingFor = current && !isOver(current) ? current.id : null
  useEffect(() => {
    if (waitingFor === null) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const next = () => {
      timer = setTimeout(() => {
        void look(waitingFor).then(() => {
          if (!isGone) next()
        })
      }, POLL_MS)
    }
    next()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [waitingFor])

  return { current, begin, isPending, clear: () => setCurrent(null) }
}

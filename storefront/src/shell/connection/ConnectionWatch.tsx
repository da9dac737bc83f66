"use client"

import { ConnectionStatus } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { checkConnection } from "./check-connection"
import { ConnectionMonitor } from "./connection-monitor"

const monitor = new ConnectionMonitor(checkConnection)

/**
 * Notifies the visitor when the connection to the shop is lost, and when it is back (specification, sections 4, 8 and 9).
 */
export function ConnectionWatch() {
  const { state, isResetting } = useSyncExternalStore(monitor.subscribe, monitor.current)
  return (
    <ConnectionStatus
      placement="window"
      state={state}
      resetting={isResetting}
      onReset={() => void monitor.reset()}
      onDismiss={monitor.dismiss}
    />
  )
}

"use client"

import { Component, type ReactNode } from "react"

/** Keeps from the browser what is thrown inside only to set the status: what stands around it stays as it is. */
export class StatusOnly extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}

"use client"

import { Component, type ReactNode } from "react"

/** An error boundary around an optional part of a page: a part that throws is left out, and the page around it stays. */
export class Optional extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}

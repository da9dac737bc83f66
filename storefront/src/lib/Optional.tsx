"use client"

import { Component, type ReactNode } from "react"

/** What the page can do without: once it has thrown there is nothing in its place, and what stands around it stays. */
export class Optional extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}

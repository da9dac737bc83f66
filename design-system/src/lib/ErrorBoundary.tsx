"use client"

import { Component, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of a part that throws; left out, nothing. */
  instead?: ReactNode
}

/**
 * An error boundary around a part of a page: a part that throws is left out, and the page around it stays. React writes the
 * error into the browser's console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? this.props.instead : this.props.children
  }
}

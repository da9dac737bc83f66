"use client"

import { ErrorBoundary } from "@scanwright/design-system"
import { type ComponentType, lazy, Suspense } from "react"
import type { ComponentModule } from "./load-or-leave"

/**
 * A part that is loaded when it is first rendered. The page is complete without the part: nothing is shown while its
 * script is loading or when the script fails.
 *
 * @param load imports the part
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>
  return function OptionalPart(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

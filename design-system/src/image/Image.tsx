"use client"

import { type ImageComponentProps, useDesignSystem } from "../provider"

export type ImageProps = ImageComponentProps

/** A picture through the application's image loader; a lazy `img` without one. Its size is required: nothing shifts. */
export function Image(props: ImageProps) {
  const { image: Picture } = useDesignSystem()
  return <Picture {...props} />
}

"use client"

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useMemo,
} from "react"

/** Props of a link component: those of an anchor, always with `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Props of an image component. `width` and `height` are the picture's own, so that loading never shifts the page. */
export interface ImageComponentProps {
  src: string
  alt: string
  width: number
  height: number
  /** Its widths on the page, as in the HTML attribute. */
  sizes?: string
  title?: string
  className?: string
  /** True for the most prominent picture (largest contentful paint), which loads with priority. */
  priority?: boolean
}

export interface DesignSystem {
  link: ComponentType<LinkComponentProps>
  image: ComponentType<ImageComponentProps>
  /** Path of the present page: highlights the current link, and closes menus when it changes. */
  currentPath: string | null
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

/** Without a loader there is one file for all widths. */
function PlainImage({ alt, priority = false, sizes: _sizes, ...props }: ImageComponentProps) {
  const urgency = priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const)
  return <img alt={alt} {...urgency} {...props} />
}

const DesignSystemContext = createContext<DesignSystem>({
  link: PlainLink,
  image: PlainImage,
  currentPath: null,
})

export interface DesignSystemProviderProps {
  /** The router's link; a plain anchor when left out. */
  link?: ComponentType<LinkComponentProps>
  /** The framework's image; a plain `img` when left out. */
  image?: ComponentType<ImageComponentProps>
  /** The router's path. */
  currentPath?: string | null
  children: ReactNode
}

/**
 * Gives the design system the application's router and image loader. Without it everything still works, with plain anchors
 * and images. Components cannot cross from server to client as props, so render it from a client component:
 * `<DesignSystemProvider link={NextLink} currentPath={usePathname()}>`.
 */
export function DesignSystemProvider({
  link = PlainLink,
  image = PlainImage,
  currentPath = null,
  children,
}: DesignSystemProviderProps) {
  const value = useMemo(() => ({ link, image, currentPath }), [link, image, currentPath])
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>
}

/** Link, image and path of the application. */
export const useDesignSystem = (): DesignSystem => use(DesignSystemContext)

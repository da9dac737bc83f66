"use client"

import { type ReactNode, useState } from "react"
import { Drawer } from "../drawer"
import { PlainIconButton } from "../icon-button"
import { Main } from "../layout"
import { Link } from "../link"
import { useDesignSystem } from "../provider"

/** A place in the workspace. */
export interface WorkspaceLink {
  label: string
  href: string
  /** Prefixes of further paths that belong to the place: `/admin/edit-product/`. */
  owns?: readonly string[]
  /** Number of waiting entries; 0 or left out shows no number. */
  count?: number
  /** Adjective of the count for screen readers: `new`. */
  countOf?: string
}

/** A group of places. */
export interface WorkspaceGroup {
  /** Heading of the group; left out, the group has none. */
  label?: string
  links: readonly WorkspaceLink[]
}

export interface WorkspaceProps {
  /** The logo, usually `<Logo />`; it links to `homeHref`. */
  logo: ReactNode
  homeHref: string
  /** Name of the home link for screen readers. */
  homeLabel: string
  groups: readonly WorkspaceGroup[]
  /** Path of this page; left out, the provider's is used. */
  currentPath?: string
  /** Content at the end of the top bar: search, the signed-in person. */
  actions?: ReactNode
  /** Content at the end of the navigation: a link to the shop, for example. */
  foot?: ReactNode
  /** Colours of the whole page while the workspace is shown; by default those of the system. */
  theme?: "light" | "dark"
  children: ReactNode
}

const startsWithAny = (path: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => path.startsWith(beginning))

function currentOf(path: string | null, { href, owns = [] }: WorkspaceLink): "page" | "true" | undefined {
  if (path === href) return "page"
  return path !== null && startsWithAny(path, [`${href}/`, ...owns]) ? "true" : undefined
}

function Navigation({ groups, path }: { groups: readonly WorkspaceGroup[]; path: string | null }) {
  return (
    <nav aria-label="Workspace" className="workspace-nav">
      {groups.map(({ label, links }) => (
        <div key={label ?? ""}>
          {label && <p className="workspace-group">{label}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  variant="plain"
                  href={link.href}
                  aria-current={currentOf(path, link)}
                  className="workspace-link"
                >
                  <span>{link.label}</span>
                  {Boolean(link.count) && (
                    <span className="workspace-count">
                      {link.count?.toLocaleString("en-GB")}
                      {link.countOf && <span className="sr-only"> {link.countOf}</span>}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/**
 * The frame of a working area: navigation at the side, behind a button on narrow screens, a bar with tools for every
 * page, and the page. Put the skip link before it.
 */
export function Workspace({
  logo,
  homeHref,
  homeLabel,
  groups,
  currentPath,
  actions,
  foot,
  theme,
  children,
}: WorkspaceProps) {
  const { currentPath: routerPath } = useDesignSystem()
  const path = currentPath ?? routerPath
  // The path on which the menu was opened: a route change closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const home = (
    <Link variant="plain" href={homeHref} aria-label={homeLabel} className="workspace-home">
      {logo}
    </Link>
  )
  return (
    <div className="workspace" data-theme={theme}>
      <aside aria-label="Side bar" className="workspace-side">
        {home}
        <Navigation groups={groups} path={path} />
        {foot && <div className="workspace-foot">{foot}</div>}
      </aside>
      <div className="workspace-page">
        <header className="workspace-bar">
          <div className="workspace-narrow">
            <PlainIconButton icon="menu" label="Menu" onClick={() => setOpenAt(path ?? "")} />
            {home}
          </div>
          <div className="workspace-actions">{actions}</div>
        </header>
        <Main>{children}</Main>
      </div>
      <Drawer title="Menu" side="start" open={openAt === (path ?? "")} onClose={() => setOpenAt(null)}>
        <Navigation groups={groups} path={path} />
        {foot && <div className="workspace-foot">{foot}</div>}
      </Drawer>
    </div>
  )
}

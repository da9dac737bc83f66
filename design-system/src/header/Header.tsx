import { type ReactNode } from "react"
import { Icon } from "../icon"
import { Link, NavLink } from "../link"
import { SearchField } from "../search-field"
import { Disclosure } from "./Disclosure"

export interface HeaderLink {
  label: string
  href: string
  /** Links in a dropdown; `href` is then where the first of them usually leads and is not used itself. */
  children?: { label: string; href: string }[]
}

export interface HeaderProps {
  /** The sign at the start, usually `<Logo />`; it becomes a link to `homeHref`. */
  logo: ReactNode
  homeHref?: string
  /** What the home link is called when read aloud. */
  homeLabel?: string
  links: HeaderLink[]
  /** Path of this page; left out, the provider's is used. */
  currentPath?: string
  /** Page that answers the search; left out, there is none. */
  searchAction?: string
  /** Query parameter of the search. */
  searchName?: string
  /** In place of the plain search field on wide screens: one with suggestions, for example. */
  search?: ReactNode
  /** The cart's page; left out, there is no cart link. */
  cartHref?: string
  /** Pieces in the cart; 0 or left out shows no number. */
  cartCount?: number
  /** In place of the plain cart link: one that knows the browser's cart, for example. */
  cart?: ReactNode
}

/** Above this the cart says "99+" (specification, section 9). */
const CART_COUNT_LIMIT = 99

function CartLink({ href, count }: { href: string; count: number }) {
  return (
    <Link variant="plain" href={href} className="header-button">
      <Icon name="cart" className="size-6" />
      <span className="sr-only">
        {count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
      </span>
      {count > 0 && (
        <span aria-hidden="true" className="cart-count">
          {count > CART_COUNT_LIMIT ? `${CART_COUNT_LIMIT}+` : count}
        </span>
      )}
    </Link>
  )
}

function WideNavigation({ links, currentPath }: Pick<HeaderProps, "links" | "currentPath">) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center">
        {links.map(({ label, href, children }) => (
          <li key={label}>
            {children ? (
              <Disclosure
                placement="button"
                button={
                  <>
                    {label}
                    <Icon name="chevron-down" className="size-3.5" />
                  </>
                }
                buttonClassName="nav-item cursor-pointer"
                panelClassName="min-w-52 rounded-lg border border-line py-2 shadow-overlay"
              >
                <ul>
                  {children.map((child) => (
                    <li key={child.href}>
                      <NavLink href={child.href} currentPath={currentPath} className="menu-item">
                        {child.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ) : (
              <NavLink href={href} currentPath={currentPath} className="nav-item">
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NarrowNavigation({
  links,
  currentPath,
  searchAction,
  searchName,
}: Pick<HeaderProps, "links" | "currentPath" | "searchAction" | "searchName">) {
  return (
    <Disclosure
      placement="header"
      className="lg:hidden"
      button={
        <>
          <Icon name="menu" className="size-6 in-aria-expanded:hidden" />
          <Icon name="close" className="hidden size-6 in-aria-expanded:block" />
          <span className="sr-only">Menu</span>
        </>
      }
      buttonClassName="header-button"
      panelClassName="border-b border-line pb-6 shadow-overlay"
    >
      {searchAction && (
        <SearchField
          action={searchAction}
          name={searchName}
          label="Search products"
          placeholder="Search products..."
          className="p-4 md:hidden"
        />
      )}
      <nav aria-label="Main">
        <ul className="divide-y divide-line border-y border-line">
          {links.map(({ label, href, children }) => (
            <li key={label}>
              {children ? (
                <>
                  <p className="px-4 pt-4 pb-1 text-sm font-semibold text-ink-muted">{label}</p>
                  <ul className="grid grid-cols-2 pb-2">
                    {children.map((child) => (
                      <li key={child.href}>
                        <NavLink href={child.href} currentPath={currentPath} className="menu-item">
                          {child.label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <NavLink href={href} currentPath={currentPath} className="menu-item">
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}

/** The top of every page: sign, navigation, search and cart. Stays in view; put it first in the body, after the skip link. */
export function Header({
  logo,
  homeHref = "/",
  homeLabel = "Home",
  links,
  currentPath,
  searchAction,
  searchName,
  search,
  cartHref,
  cartCount = 0,
  cart,
}: HeaderProps) {
  return (
    <header className="header">
      <div className="header-row">
        <Link variant="plain" href={homeHref} aria-label={homeLabel} className="header-home">
          {logo}
        </Link>
        <div className="lg:mx-auto">
          <WideNavigation links={links} currentPath={currentPath} />
        </div>
        <div className="header-search">
          {search ??
            (searchAction && (
              <SearchField
                action={searchAction}
                name={searchName}
                label="Search by part number"
                placeholder="Search by Part Number"
              />
            ))}
        </div>
        {cart ?? (cartHref && <CartLink href={cartHref} count={cartCount} />)}
        <NarrowNavigation
          links={links}
          currentPath={currentPath}
          searchAction={searchAction}
          searchName={searchName}
        />
      </div>
    </header>
  )
}

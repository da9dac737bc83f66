import { type ReactNode } from "react"
import { Icon } from "../icon"
import { Link, NavLink } from "../link"
import { SearchField } from "../search-field"
import { Disclosure } from "./Disclosure"
import { HeaderAction } from "./HeaderAction"
import { type HeaderMenu, NarrowMenu, WideMenu } from "./HeaderMenu"

export interface HeaderLink {
  label: string
  href: string
  /** Links in a dropdown; `href` is then not used. */
  children?: { label: string; href: string }[]
  /** A menu that a button beside the link opens. */
  menu?: HeaderMenu
}

export interface HeaderProps {
  /** The logo at the start, usually `<Logo />`; it becomes a link to `homeHref`. */
  logo: ReactNode
  homeHref?: string
  /** Name of the home link for screen readers. */
  homeLabel?: string
  links: HeaderLink[]
  /** Path of this page; left out, the provider's is used. */
  currentPath?: string
  /** Address that the search is sent to; left out, there is no search. */
  searchAction?: string
  /** Query parameter of the search. */
  searchName?: string
  /** Replaces the plain search field on wide screens, for example by one with suggestions. */
  search?: ReactNode
  /** Replaces the plain search field of small screens: in the menu, and behind the search button of phones. */
  menuSearch?: ReactNode
  /** A short text in the line above the header, which scrolls away: a telephone number, for example. */
  notice?: ReactNode
  /** `<VatSwitch />`, at the end of the line above the header. */
  vatSwitch?: ReactNode
  /**
   * The link to sign in, or to the account with the company's name: at the end of the line above the header on wide screens, and
   * at the end of the menu on others.
   */
  account?: ReactNode
  /** The button of the saved products, usually `<HeaderAction icon="bookmark" … />`. */
  saved?: ReactNode
  /** Address of the cart page; left out, there is no cart link. */
  cartHref?: string
  /** Number of pieces in the cart; 0 or left out shows no number. */
  cartCount?: number
  /** Replaces the plain cart link: a `<HeaderAction />` that knows the browser's cart, for example. */
  cart?: ReactNode
}

function WideNavigation({ links, currentPath }: Pick<HeaderProps, "links" | "currentPath">) {
  return (
    <nav aria-label="Main" className="header-nav">
      <ul>
        {links.map(({ label, href, children, menu }) => (
          <li key={label} className={menu && "nav-split"}>
            {children ? (
              <Disclosure
                placement="button"
                button={
                  <>
                    {label}
                    <Icon name="chevron-down" className="nav-chevron" />
                  </>
                }
                className="nav-group"
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
            {menu && <WideMenu menu={menu} currentPath={currentPath} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Search = Pick<HeaderProps, "searchAction" | "searchName" | "menuSearch">

/** The search field of small screens; null where there is no search. */
function narrowSearch({ searchAction, searchName, menuSearch }: Search): ReactNode {
  if (menuSearch) return menuSearch
  return searchAction === undefined ? null : (
    <SearchField
      action={searchAction}
      name={searchName}
      label="Search products"
      placeholder="Search products..."
    />
  )
}

/** The search of phones: a button that opens the field, with the focus in it. */
function PhoneSearch(props: Search) {
  const field = narrowSearch(props)
  return (
    field && (
      <Disclosure
        placement="header"
        className="header-search-phone"
        focusesField
        button={
          <>
            <Icon name="search" className="size-6 in-aria-expanded:hidden" />
            <Icon name="close" className="hidden size-6 in-aria-expanded:block" />
            <span className="sr-only">Search products</span>
          </>
        }
        buttonClassName="header-button"
        panelClassName="border-b border-line p-4 shadow-overlay"
      >
        {field}
      </Disclosure>
    )
  )
}

function NarrowNavigation({
  links,
  currentPath,
  account,
  ...search
}: Pick<HeaderProps, "links" | "currentPath" | "account"> & Search) {
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
      <div className="p-4 md:hidden">{narrowSearch(search)}</div>
      <nav aria-label="Main">
        <ul className="menu-list">
          {links.map(({ label, href, children, menu }) => (
            <li key={label}>
              {children ? (
                <>
                  <p className="menu-title">{label}</p>
                  <ul className="grid grid-cols-2 pb-2 sm:grid-cols-3">
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
              {menu && <NarrowMenu menu={menu} currentPath={currentPath} />}
            </li>
          ))}
          {account && <li className="menu-account">{account}</li>}
        </ul>
      </nav>
    </Disclosure>
  )
}

/**
 * The top of every page: logo, navigation, search, saved products and cart, below a line with the VAT switch. All but
 * that line stays in view; put the header first in the body, after the skip link.
 */
export function Header({
  logo,
  homeHref = "/",
  homeLabel = "Home",
  links,
  currentPath,
  searchAction,
  searchName,
  search,
  menuSearch,
  notice,
  vatSwitch,
  account,
  saved,
  cartHref,
  cartCount,
  cart,
}: HeaderProps) {
  return (
    // Without a box of its own, so that its sticky part stays in view to the end of the page and not of the header.
    <header className="contents">
      {(notice ?? account ?? vatSwitch) && (
        <div className="header-top">
          <div className="header-top-row">
            {notice}
            {account && <div className="header-account">{account}</div>}
            <div className="ms-auto">{vatSwitch}</div>
          </div>
        </div>
      )}
      <div className="header">
        <div className="header-row">
          <Link variant="plain" href={homeHref} aria-label={homeLabel} className="header-home">
            {logo}
          </Link>
          <WideNavigation links={links} currentPath={currentPath} />
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
          <div className="header-actions">
            <PhoneSearch {...{ searchAction, searchName, menuSearch }} />
            {saved}
            {cart ??
              (cartHref && <HeaderAction icon="cart" label="Cart" href={cartHref} count={cartCount} />)}
            <NarrowNavigation
              links={links}
              currentPath={currentPath}
              account={account}
              searchAction={searchAction}
              searchName={searchName}
              menuSearch={menuSearch}
            />
          </div>
        </div>
      </div>
    </header>
  )
}

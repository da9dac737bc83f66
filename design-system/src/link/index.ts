export { Link, NavLink, type LinkProps } from "./Link"

import { useNavigate } from "react-router-dom"

/** Opens a dialog over a list, whose search, filters and page stay in the address. */
export function useOpen() {
  const navigate = useNavigate()
  return (pathname: string) => void navigate({ pathname, search: window.location.search })
}

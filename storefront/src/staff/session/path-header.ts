/** Header in which the proxy says which address was asked for: pages are not told otherwise. */
export const PATH_HEADER = "x-staff-path"

/** Id of the heading above all specifications, for links to it. */
export const SPECIFICATION_ID = "specification"

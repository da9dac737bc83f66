/** The logo's symbol on a square of 32: an S made of the bars of a barcode, each bar with its own width. */
export const MARK =
  "M2 5h5v12H2zM2 24h5v4H2zM8 2h3v6H8zM8 13h3v6H8zM8 24h3v6H8zM12 2h6v6h-6zM12 13h6v6h-6zM12 24h6v6h-6z" +
  "M19 2h2v6h-2zM19 13h2v6h-2zM19 24h2v6h-2zM22 2h3v6h-3zM22 13h3v6h-3zM22 24h3v6h-3zM26 4h4v4h-4zM26 15h4v12h-4z"

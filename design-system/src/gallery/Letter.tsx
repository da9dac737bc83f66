export interface LetterProps {
  name: string
  /** What the missing picture would have shown; left out where there never was one. */
  alt?: string
}

/** The first letter of a name, standing in for a picture. */
export function Letter({ name, alt }: LetterProps) {
  const letter = name.trim().charAt(0).toUpperCase()
  return alt ? (
    <span role="img" aria-label={alt} className="gallery-letter">
      {letter}
    </span>
  ) : (
    <span aria-hidden="true" className="gallery-letter">
      {letter}
    </span>
  )
}

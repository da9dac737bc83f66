export interface LetterProps {
  name: string
  /** Alternative text of the missing picture; left out where the subject has no picture. */
  alt?: string
}

/** The first letter of a name, in place of a picture. */
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

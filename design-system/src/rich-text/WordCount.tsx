import { useEffect, useState } from "react"

/** Reading speed in words a minute (specification, section 9). */
const WORDS_PER_MINUTE = 200
/** A pause in typing after which the count is read aloud, in ms. */
const PAUSE = 2000

const sentence = (words: number) =>
  words === 0
    ? "No words yet"
    : `${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}, ${Math.ceil(words / WORDS_PER_MINUTE)} min read`

/** Number of words and reading time: shown at once, announced after a pause. */
export function WordCount({ words }: { words: number }) {
  const [atFirst] = useState(words)
  const [announcement, setAnnouncement] = useState("")
  useEffect(() => {
    if (words === atFirst) return
    const timer = setTimeout(() => setAnnouncement(sentence(words)), PAUSE)
    return () => clearTimeout(timer)
  }, [words, atFirst])
  return (
    <>
      <p className="rich-text-count">{sentence(words)}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

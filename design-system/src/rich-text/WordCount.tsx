import { useEffect, useState } from "react"

/** Reading speed in words a minute (specification, section 9). */
const WORDS_PER_MINUTE = 200
/** A pause in typing after which the count is read aloud, in ms. */
const PAUSE = 2000

const sentence = (labels: number) =>
  labels === 0
    ? "No words yet"
    : `${labels.toLocaleString("en-GB")} ${labels === 1 ? "word" : "words"}, ${Math.ceil(labels / WORDS_PER_MINUTE)} min read`

/** Number of words and reading time: shown at once, announced after a pause. */
export function WordCount({ labels }: { labels: number }) {
  const [atFirst] = useState(labels)
  const [announcement, setAnnouncement] = useState("")
  useEffect(() => {
    if (labels === atFirst) return
    const timer = setTimeout(() => setAnnouncement(sentence(labels)), PAUSE)
    return () => clearTimeout(timer)
  }, [labels, atFirst])
  return (
    <>
      <p className="rich-text-count">{sentence(labels)}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

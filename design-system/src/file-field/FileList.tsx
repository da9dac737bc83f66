import { type Ref } from "react"
import { Icon } from "../icon"
import { formatBytes } from "./files"

interface FileListProps {
  ref: Ref<HTMLUListElement>
  files: readonly File[]
  /** The error of a file; null when there is none. */
  errorOf: (file: File) => string | null
  onRemove: (file: File, index: number) => void
}

/** The chosen files, each with its size or its error and a button that removes it. */
export function FileList({ ref, files, errorOf, onRemove }: FileListProps) {
  return (
    <ul ref={ref} aria-label="Chosen files" className="file-list">
      {files.map((file, index) => {
        const error = errorOf(file)
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon name={error ? "warning" : "document"} />
            <div>
              <p className="file-name">{file.name}</p>
              <p className={error ? "file-error" : "file-size"}>
                {error ? (
                  <>
                    <span className="sr-only">Error: </span>
                    {error}
                  </>
                ) : (
                  formatBytes(file.size)
                )}
              </p>
            </div>
            <button type="button" onClick={() => onRemove(file, index)}>
              <Icon name="close" />
              <span className="sr-only">Remove {file.name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

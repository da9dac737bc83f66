import { type ReactNode } from "react"
import { PlainIconButton } from "../icon-button"
import { type HeadingLevel } from "../lib/heading"

export interface ModalFrameProps {
  titleId: string
  descriptionId: string
  title: ReactNode
  description?: ReactNode
  headingLevel: HeadingLevel
  closeLabel: string
  onClose: () => void
  footer?: ReactNode
  children?: ReactNode
}

/** The frame of Dialog and Drawer: a fixed head, scrolling content, a fixed foot. */
export function ModalFrame({
  titleId,
  descriptionId,
  title,
  description,
  headingLevel: Heading,
  closeLabel,
  onClose,
  footer,
  children,
}: ModalFrameProps) {
  return (
    <>
      <div className="modal-head">
        <div className="min-w-0 grow">
          <Heading id={titleId} className="modal-title">
            {title}
          </Heading>
          {description && (
            <div id={descriptionId} className="modal-description">
              {description}
            </div>
          )}
        </div>
        <PlainIconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children && <div className="modal-body">{children}</div>}
      {footer && <div className="modal-foot">{footer}</div>}
    </>
  )
}

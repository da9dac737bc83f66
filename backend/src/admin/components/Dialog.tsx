import { XMark } from "@medusajs/icons"
import { Drawer, FocusModal, Heading, IconButton, Kbd } from "@medusajs/ui"
import { type ReactNode } from "react"

/** How a dialog opens: as a drawer beside the page, or over the whole window. */
export type DialogShape = "drawer" | "window"

interface DialogProps {
  shape: DialogShape
  title: string
  description: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with its heading and a close button; its children bring body and footer. */
export function Dialog({ shape, title, description, onClose, children }: DialogProps) {
  const Root = shape === "drawer" ? Drawer : FocusModal
  const isDrawer = shape === "drawer"
  return (
    <Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Root.Content>
        <div className="border-ui-border-base flex items-start justify-between gap-x-4 border-b px-6 py-4">
          <div className="flex flex-col gap-y-1">
            <Root.Title asChild>
              <Heading level={isDrawer ? "h2" : "h1"}>{title}</Heading>
            </Root.Title>
            {/* The drawer's own description comes in a larger size. */}
            <Root.Description className="text-ui-fg-subtle !text-[0.8125rem] !leading-5">
              {description}
            </Root.Description>
          </div>
          <div className="flex items-center gap-x-2">
            <Kbd aria-hidden>esc</Kbd>
            <Root.Close asChild>
              <IconButton size="small" type="button" variant="transparent" aria-label="Close">
                <XMark />
              </IconButton>
            </Root.Close>
          </div>
        </div>
        {children}
      </Root.Content>
    </Root>
  )
}

import type { AdminMailPreview } from "@scanwright/backend/contract"
import { Panel, ScrollRegion, Tabs, Text } from "@scanwright/design-system"

/** Widths of the previews in px: a mail program at a desk, and a phone. */
const DESK = 680
const PHONE = 360
const HEIGHT = 640

interface FrameProps {
  html: string
  title: string
  width: number
}

/** A mail as a mail program shows it. The sandbox runs no scripts and opens no links. */
const Frame = ({ html, title, width }: FrameProps) => (
  <ScrollRegion label={title} className="overflow-x-auto">
    <iframe
      title={title}
      srcDoc={html}
      sandbox=""
      width={width}
      height={HEIGHT}
      className="block max-w-none"
    />
  </ScrollRegion>
)

/** A mail at the width of a desk and of a phone, and as plain text. */
export function MailPreview({ preview: { subject, html, text } }: { preview: AdminMailPreview }) {
  return (
    <Panel title="Preview" intro="With samples in the place of what people send.">
      <div className="grid grid-cols-1 gap-5">
        <Text>
          Subject: <strong className="wrap-anywhere">{subject}</strong>
        </Text>
        <Tabs
          label="Preview"
          headingLevel="h3"
          tabs={[
            { id: "desk", label: "Desk", panel: <Frame html={html} title="Mail at a desk" width={DESK} /> },
            {
              id: "phone",
              label: "Phone",
              panel: <Frame html={html} title="Mail on a phone" width={PHONE} />,
            },
            {
              id: "plain-text",
              label: "Plain text",
              panel: (
                <Text>
                  <span className="whitespace-pre-line wrap-anywhere">{text}</span>
                </Text>
              ),
            },
          ]}
        />
      </div>
    </Panel>
  )
}

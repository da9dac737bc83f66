"use client"

import { Panel, SerpPreview, SocialCardPreview, Switch } from "@scanwright/design-system"
import type { PageMetadata } from "./page-metadata"
import type { SeoField } from "./seo-fields"
import { useField, useSeoState } from "./seo-record"

interface Props {
  url: string
  /** The page's own metadata. */
  metadata: PageMetadata
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

function ActiveSwitch() {
  "use memo"
  const { value, set } = useField("is_active")
  return (
    <Switch
      label="Active"
      hint="When this is off, the page uses its defaults."
      checked={value === "true"}
      onChange={({ target }) => set(String(target.checked))}
    />
  )
}

function Previews({ url, metadata, siteName, siteUrl }: Props) {
  "use memo"
  const values = useSeoState((state) => state.values)
  const base = useSeoState((state) => state.base)
  const shown = (name: SeoField, ...others: (string | undefined)[]) =>
    [values[name].trim(), base[name] === "" ? metadata[name] : undefined, ...others].find(Boolean) ?? ""
  const title = shown("meta_title", siteName)
  const description = shown("meta_description")
  const suffix = ` | ${siteName}`
  const fullTitle = values.meta_title.trim() && !title.endsWith(suffix) ? title + suffix : title
  const { host } = new URL(siteUrl)
  return (
    <>
      <SerpPreview siteName={siteName} address={siteUrl + url} title={fullTitle} description={description} />
      <SocialCardPreview
        label="Social card"
        host={host}
        title={shown("og_title", fullTitle)}
        description={shown("og_description", description)}
        image={shown("og_image") || undefined}
      />
      <SocialCardPreview
        label="X card"
        host={host}
        size={shown("twitter_card") === "summary" ? "small" : "large"}
        title={shown("twitter_title", values.og_title, fullTitle)}
        description={shown("twitter_description", values.og_description, description)}
        image={shown("twitter_image", values.og_image) || undefined}
      />
    </>
  )
}

/** Whether the config is active, and previews of the search result and the cards. */
export function SeoPreviews(props: Props) {
  return (
    <Panel title="Preview">
      <div className="grid gap-5">
        <ActiveSwitch />
        <Previews {...props} />
      </div>
    </Panel>
  )
}

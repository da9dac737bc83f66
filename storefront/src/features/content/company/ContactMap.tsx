import { RegionMap, Text } from "@scanwright/design-system"
import { site } from "@/config/site"
import { contact } from "@/content/company/contact"
import map from "@/content/maps/united-kingdom.json"
import { placeOnMap } from "./place-on-map"

/** A map of the United Kingdom with the company's place. */
export function ContactMap() {
  const { address, place } = site()
  return (
    <div className="w-2/3 sm:w-1/3 lg:w-full">
      <RegionMap
        label={contact.mapLabel(address.city)}
        width={map.width}
        height={map.height}
        land={[map.paths.around]}
        regions={[{ name: address.country, variant: "light", path: map.paths.kingdom }]}
        places={[{ name: address.city, at: placeOnMap(place, map.mercator) }]}
      />
      <Text size="sm" variant="muted" className="mt-2">
        {contact.mapSource}
      </Text>
    </div>
  )
}

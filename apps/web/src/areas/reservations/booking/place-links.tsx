import { IconMapPin, IconVideo } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { useBookingWords } from './words.ts'

const mapHref = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Where an appointment takes place: the address opens the map, the link the call. */
export function PlaceLinks({ place, link }: { place: string; link: string }) {
  const t = useBookingWords()
  if (place === '' && link === '') return null
  return (
    <Stack gap={8}>
      {place !== '' && (
        <Row gap={8} align="start">
          <Icon of={IconMapPin} size={20} />
          <Stack gap={2}>
            <Text breaks>{place}</Text>
            <TextLink href={mapHref(place)} target="_blank" rel="noreferrer">
              {t('openMap')}
            </TextLink>
          </Stack>
        </Row>
      )}
      {link !== '' && (
        <Row gap={8}>
          <Icon of={IconVideo} size={20} />
          <TextLink href={link} target="_blank" rel="noreferrer">
            {t('openCall')}
          </TextLink>
        </Row>
      )}
    </Stack>
  )
}

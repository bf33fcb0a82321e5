import type { Presence } from '#lib/documents'
import { useStored } from '#lib/store'
import { areaWords } from '#lib/words'
import { Text } from '#ui/text'
import { placeIn } from './row-visitors.ts'

const usePlaceWords = areaWords('place visitors', {
  it: { here_one: '{{names}} è qui', here_other: '{{names}} sono qui' },
  en: { here_one: '{{names}} is here', here_other: '{{names}} are here' },
})

interface PlaceVisitorsProps {
  presence: Presence
  /** Whether a row is at the place. */
  isHere: (rowId: string) => boolean
}

/** The colleagues who are at a place of several rows, named beside its title. */
export function PlaceVisitors({ presence, isHere }: PlaceVisitorsProps) {
  const t = usePlaceWords()
  const visitors = useStored(presence.visitors)
  const names = [...new Set(visitors.flatMap(({ name, at }) => (at !== null && isHere(placeIn(at).rowId) ? [name] : [])))]
  if (names.length === 0) return null
  return (
    <Text as="span" size="inherit" tone={2}>
      {t('here', { count: names.length, names: names.join(', ') })}
    </Text>
  )
}

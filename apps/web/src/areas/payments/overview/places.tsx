import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { ProgressBar, type ProgressTone } from '#ui/progress'
import { Text } from '#ui/text'
import css from './places.module.css'
import { useOverviewWords } from './words.ts'

/** From this share on a larger plan is offered. */
const nearlyFull = 0.9

interface PlacesProps {
  activeClients: number
  /** Null: there is no limit. */
  maxClients: number | null
}

/** How many places are used, as a bar with a mark at nine tenths. */
export function Places({ activeClients, maxClients }: PlacesProps) {
  const t = useOverviewWords()
  const { integer } = useFormats()
  const used = integer(activeClients)
  if (maxClients === null)
    return <Figure size="large" label={t('places')} value={used} unit={`${t('active')}, ${t('noLimit')}`} note={t('inactiveFree')} />
  const left = maxClients - activeClients
  const tone: ProgressTone = left <= 0 ? 'error' : activeClients >= maxClients * nearlyFull ? 'attention' : 'plain'
  return (
    <Stack gap={8} className={css.places}>
      <Figure size="large" label={t('places')} value={used} unit={t('ofPlaces', { max: integer(maxClients) })} />
      <ProgressBar
        label={t('places')}
        labelHidden
        value={Math.min(activeClients, maxClients)}
        max={maxClients}
        target={maxClients * nearlyFull}
        tone={tone}
      />
      <Text as="span" tone={2}>
        {left > 0 ? t('left', { count: left }) : left === 0 ? t('full') : t('over', { count: -left })} {left >= 0 && t('inactiveFree')}
      </Text>
    </Stack>
  )
}

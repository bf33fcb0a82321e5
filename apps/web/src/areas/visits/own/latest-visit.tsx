import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Figure } from '#ui/figure'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { visitsQuery } from '../data.ts'
import { useChangeInWords } from '../figures/texts.ts'
import { useOwnWords } from './words.ts'

/** The client's way from their home page to their visits: the latest one that was shared with them. Nothing where there is none. */
export function LatestVisit() {
  const t = useOwnWords()
  const { day, decimal, weight } = useFormats()
  const changeInWords = useChangeInWords()
  const [latest, before] = useInfiniteQuery(visitsQuery({})).data?.rows.flatMap(({ summary }) => summary ?? []) ?? []
  if (!latest) return null
  return (
    <Section title={t('latestTitle')}>
      <Row gap={12} wrap justify="between">
        <Figure
          label={t('visitOn', { day: day(latest.takenOn) })}
          value={decimal(latest.weight, { most: 2 })}
          unit="kg"
          note={changeInWords(before && latest.weight - before.weight, weight)}
        />
        <ButtonLink href={hrefTo('/visits')}>{t('latestOpen')}</ButtonLink>
      </Row>
    </Section>
  )
}

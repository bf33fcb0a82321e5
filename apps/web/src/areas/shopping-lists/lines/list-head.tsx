import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { daysText } from './line-texts.ts'
import type { ShownLine } from './shopping-lines.tsx'
import { useLineWords } from './words.ts'

/** For which days and how many people a list is. */
export function useTripText(): (trip: { days: readonly string[]; people: number }) => string {
  const t = useLineWords()
  const { decimal } = useFormats()
  const language = useLanguage()
  return ({ days, people }) => {
    const peopleText = Number.isInteger(people) ? t('people', { count: people }) : t('peopleExact', { people: decimal(people) })
    return `${daysText(language, days)}, ${peopleText}`
  }
}

interface ListHeadProps {
  /** The days and people, where nothing else says them. */
  trip?: string
  lines: readonly ShownLine[]
}

/** How far the shopping has come. */
export function ListHead({ trip, lines }: ListHeadProps) {
  const t = useLineWords()
  const ticked = lines.filter(({ isTicked }) => isTicked).length
  const progress = lines.length > 0 && ticked === lines.length ? t('allTicked') : t('progress', { ticked, total: lines.length })
  return (
    <Section>
      <Stack gap={12}>
        {trip && <Text tone={2}>{trip}</Text>}
        <ProgressBar label={progress} value={ticked} max={Math.max(1, lines.length)} tone="done" />
      </Stack>
    </Section>
  )
}

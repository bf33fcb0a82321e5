import { useToday } from '#shell'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useDayName, useOwnDays } from './use-own-days.ts'
import { useOwnWords } from './words.ts'

/** The way from the client's home page to their days, with what comes next; nothing where nothing comes. */
export function NextDays() {
  const t = useOwnWords()
  const today = useToday()
  const nameOf = useDayName()
  const { data } = useOwnDays()
  const next = data?.days.flatMap(({ entries }) => entries).find(({ day, isDone }) => day > today && !isDone)
  if (!next) return null
  return (
    <Section title={t('nextTitle')}>
      <Row gap={12} wrap justify="between">
        <Text breaks>{t('nextText', { day: nameOf(next.day), title: next.title })}</Text>
        <ButtonLink href={hrefTo('/reminders')}>{t('nextOpen')}</ButtonLink>
      </Row>
    </Section>
  )
}

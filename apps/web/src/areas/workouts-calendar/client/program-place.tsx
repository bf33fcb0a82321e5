import type { ClientCalendar, TrainingEntry } from '@allenio/contract/workouts'
import { IconArrowLeft, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clientProgramsQuery, ownEditorHref, paperHref } from '#areas/programs'
import { useWorkoutFacts, workoutHref } from '#areas/workouts'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import type { DayRange } from '#ui/calendar'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { Text, Title } from '#ui/text'
import { clientCalendarHref } from '../data.ts'
import css from './client.module.css'
import { nameOfEntry, stateOfEntry } from '../calendar/entries.ts'
import { useCalendarWords } from '../calendar/words.ts'

/** The program that the calendar is narrowed to, as this client has it. */
export function ProgramHead({ clientId, programUserId }: { clientId: string; programUserId: string }) {
  const t = useCalendarWords()
  const { day } = useFormats()
  const user = useInfiniteQuery(clientProgramsQuery(clientId)).data?.rows.find(({ id }) => id === programUserId)
  const editorHref = user && ownEditorHref(user)
  return (
    <div className={css.program}>
      <Row gap={8} wrap justify="between">
        <Title level={2}>{user?.title ?? '\u00a0'}</Title>
        <Row gap={8} wrap>
          <ButtonLink kind="quiet" size="small" icon={IconArrowLeft} href={clientCalendarHref(clientId)}>
            {t('allPrograms')}
          </ButtonLink>
          {user && (
            <ButtonLink size="small" icon={IconPrinter} href={paperHref({ id: user.programId }, user.id)}>
              {t('printProgram')}
            </ButtonLink>
          )}
          {editorHref && (
            <ButtonLink size="small" icon={IconPencil} href={editorHref}>
              {t('writeExercises')}
            </ButtonLink>
          )}
        </Row>
      </Row>
      {user && <Text tone={2}>{t('programSpan', { from: day(user.startDay), to: day(user.lastDay) })}</Text>}
    </div>
  )
}

interface ProgramWeekProps {
  calendar: ClientCalendar
  days: DayRange
  clientId: string
}

/** The days that the calendar shows, below each other: what was planned and what came of it. */
export function ProgramWeek({ calendar: { entries }, clientId }: ProgramWeekProps) {
  const t = useCalendarWords()
  const { weekday, day } = useFormats()
  const { factsOf } = useWorkoutFacts()
  const textOf = ({ result, exercises }: TrainingEntry) => (result ? factsOf(result).join(' · ') : exercises.join(', '))
  return (
    <Section bare title={t('weekTitle')} level={3}>
      {entries.length === 0 ? (
        <Section>
          <Text tone={2}>{t('weekEmpty')}</Text>
        </Section>
      ) : (
        <List label={t('weekTitle')}>
          {entries.map(entry => (
            <ListRow
              key={entry.id}
              title={`${weekday(entry.day)} ${day(entry.day)} · ${nameOfEntry(entry, t)}`}
              sub={textOf(entry)}
              meta={<Badge status={entry.state === 'done' ? 'done' : undefined}>{stateOfEntry(entry, { t, isTeam: true })}</Badge>}
              {...(entry.result && { href: workoutHref({ id: entry.result.workoutId, client: { id: clientId } }) })}
            />
          ))}
        </List>
      )}
    </Section>
  )
}

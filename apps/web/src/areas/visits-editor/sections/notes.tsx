import { addDays } from '@allenio/domain/days'
import { useToday } from '#shell'
import { DayChoices } from '#ui/day-presets'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { noteId } from '../measures/focus.ts'
import { useCell, useEditor } from '../session.ts'
import { DayCell, TextCell } from './cells.tsx'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'

const usualWeeks = [2, 4, 6, 8] as const

/** A note for the client, one that stays with the team, and the day of the next visit. */
export function Notes() {
  const t = useSectionWords()
  const today = useToday()
  const { set } = useEditor()
  const takenOn = useCell('takenOn') ?? today
  return (
    <Section title={t('notes')}>
      <Stack gap={16}>
        <Grid columns={2} className={css.answers}>
          <TextCell id={noteId} name="note" label={t('note')} hint={t('noteHint')} minRows={4} />
          <TextCell name="privateNote" label={t('privateNote')} minRows={4} />
        </Grid>
        <Stack gap={8}>
          <Grid columns={3}>
            <DayCell name="nextVisitOn" label={t('nextVisit')} leaning="future" min={today} />
          </Grid>
          <DayChoices
            pill
            days={usualWeeks.map(count => ({ day: addDays(takenOn, 7 * count), text: t('inWeeks', { count }) }))}
            value={useCell('nextVisitOn') ?? ''}
            onChange={nextVisitOn => set({ nextVisitOn })}
          />
        </Stack>
      </Stack>
    </Section>
  )
}

import { useToday } from '#shell'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { noteId } from '../measures/focus.ts'
import { DayCell, TextCell } from './cells.tsx'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'

/** A note for the client, one that stays with the team, and the day of the next visit. */
export function Notes() {
  const t = useSectionWords()
  const today = useToday()
  return (
    <Section title={t('notes')}>
      <Stack gap={16}>
        <Grid columns={2} className={css.answers}>
          <TextCell id={noteId} name="note" label={t('note')} hint={t('noteHint')} minRows={4} />
          <TextCell name="privateNote" label={t('privateNote')} minRows={4} />
        </Grid>
        <Grid columns={3}>
          <DayCell name="nextVisitOn" label={t('nextVisit')} leaning="future" min={today} />
        </Grid>
      </Stack>
    </Section>
  )
}

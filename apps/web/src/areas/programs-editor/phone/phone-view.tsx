import { IconPlus } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { openDialog } from '../dialogs.ts'
import { DayBlock } from '../columns/day-block.tsx'
import { addDayAt } from '../gestures/days.ts'
import type { WeekEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import css from './phone.module.css'

/** The days of a week below each other; a row opens as a sheet, whose fields are done by thumb. */
export function PhoneView({ week }: { week: WeekEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  return (
    <Stack gap={20} className={css.days}>
      <VisuallyHidden>
        <h2>{t('week', { number: week.number })}</h2>
      </VisuallyHidden>
      {week.days.map(day => (
        <DayBlock
          key={day.id}
          day={day}
          addButton={workout => (
            <Button
              wide
              icon={IconPlus}
              onClick={() => openDialog({ kind: 'exercise', groupId: workout.id, afterId: workout.rows.at(-1)?.id })}>
              {t('addExercise')}
            </Button>
          )}
        />
      ))}
      <Button onClick={() => addDayAt(session, week.id, week.days.length)}>{t('addDay')}</Button>
    </Stack>
  )
}

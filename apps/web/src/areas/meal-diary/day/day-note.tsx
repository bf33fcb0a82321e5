import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useDiaryWords } from '../words.ts'
import css from './day.module.css'
import { useDayWrites } from './use-day-writes.ts'
import { NoteDialog } from '../meal/note-dialog.tsx'

/** A few words on the day as a whole. */
export function DayNote({ own, view }: { own: OwnDiet; view: DayView }) {
  const t = useDiaryWords()
  const writes = useDayWrites(view, own.diary)
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('dayNote')}>
      <Stack gap={8} align="start">
        {view.note && (
          <Text prose breaks className={css.prose}>
            {view.note}
          </Text>
        )}
        <Button icon={IconNote} onClick={() => setOpen(true)}>
          {view.note ? t('changeNote') : t('addNote')}
        </Button>
      </Stack>
      {isOpen && <NoteDialog title={t('dayNote')} note={view.note} onSave={writes.saveNote} onClose={() => setOpen(false)} />}
    </Section>
  )
}

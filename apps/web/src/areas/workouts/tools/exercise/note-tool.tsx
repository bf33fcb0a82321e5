import { resultLimits } from '@allenio/contract/workout-results'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import type { SheetProps } from './exercise-sheet.tsx'
import { useExerciseWords } from './words.ts'

/** The client's own words about an exercise; they are kept whenever the sheet closes by its button. */
export function NoteTool({ player, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const [note, setNote] = useState(() => player.workout.get().state.exercises.get(exerciseId)?.note ?? '')
  const save = async () => {
    await player.keep({ kind: 'note exercise', exerciseId, note: note.trim() })
    onClose()
  }
  return (
    <Stack gap={16}>
      <TextArea
        label={t('noteLabel')}
        maxLength={resultLimits.note}
        value={note}
        data-autofocus
        onChange={event => setNote(event.target.value)}
      />
      <Row justify="end">
        <Button kind="primary" onClick={() => void save()}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

import { resultLimits } from '@allenio/contract/workouts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import type { SheetProps } from './exercise-sheet.tsx'
import { useExerciseWords } from './words.ts'

/** The client's own words about an exercise; they are kept however the sheet closes, and when the page goes out of sight. */
export function NoteTool({ player, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const storedNote = () => player.workout.get().state.exercises.get(exerciseId)?.note ?? ''
  const [note, setNote] = useState(storedNote)
  const store = useEffectEvent(() => {
    if (note.trim() !== storedNote().trim()) void player.keep({ kind: 'note exercise', exerciseId, note: note.trim() })
  })
  useEffect(() => {
    const storeHidden = () => {
      if (document.visibilityState === 'hidden') store()
    }
    document.addEventListener('visibilitychange', storeHidden)
    return () => {
      document.removeEventListener('visibilitychange', storeHidden)
      store()
    }
  }, [])
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
        <Button kind="primary" onClick={onClose}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

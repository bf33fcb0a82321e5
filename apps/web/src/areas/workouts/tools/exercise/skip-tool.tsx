import { skipReasons, type SkipReason } from '@allenio/contract/workout-results'
import { List, ListRow } from '#ui/list'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import css from './exercise.module.css'
import type { SheetProps } from './exercise-sheet.tsx'
import { nameOf } from './facts.ts'
import { useExerciseWords, useReasonWords } from './words.ts'

/** Skips an exercise with one tap on the reason. */
export function SkipTool({ player, training, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const reasonText = useReasonWords()
  const skip = async (reason: SkipReason) => {
    const exercise = player.workout.get().state.exercises.get(exerciseId)
    onClose()
    await player.keep({ kind: 'skip exercise', exerciseId, reason })
    if (!exercise) return
    const undo = () => void player.keep({ kind: 'skip exercise', exerciseId, reason: null })
    toast({ text: t('skipped', { name: nameOf(training, exercise) }), buttons: [{ text: t('undo'), onClick: undo }] })
  }
  return (
    <Stack gap={8}>
      <Text tone={2}>{t('whySkip')}</Text>
      <div className={css.rows}>
        <List label={t('whySkip')}>
          {skipReasons.map(reason => (
            <ListRow key={reason} compact title={reasonText(reason)} onClick={() => void skip(reason)} />
          ))}
        </List>
      </div>
    </Stack>
  )
}

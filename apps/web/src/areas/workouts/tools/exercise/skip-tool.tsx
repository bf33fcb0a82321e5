import { skipReasons, type SkipReason } from '@allenio/contract/workouts'
import { List, ListRow } from '#ui/list'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './exercise.module.css'
import type { SheetProps } from './exercise-sheet.tsx'
import { useReasonWords } from '../../marks/reason-words.ts'
import { useExerciseWords } from './words.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Skips an exercise with one tap on the reason. */
export function SkipTool({ player, exerciseId, onClose }: SheetProps) {
  const t = useExerciseWords()
  const reasonText = useReasonWords()
  const skip = async (reason: SkipReason) => {
    // the sheet closes once the device has it
    await player.keep({ kind: 'skip exercise', exerciseId, reason })
    onClose()
  }
  return (
    <Stack gap={8}>
      <Text tone={2}>{t('whySkip')}</Text>
      <div className={css.rows}>
        <List label={t('whySkip')}>
          {skipReasons.map(reason => (
            <ListRow key={reason} compact title={capitalised(reasonText(reason))} onClick={() => void skip(reason)} />
          ))}
        </List>
      </div>
    </Stack>
  )
}

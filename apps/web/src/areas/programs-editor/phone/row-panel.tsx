import { IconSwitchHorizontal } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Text } from '#ui/text'
import { SidePanel } from '#ui/side-panel'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { useIsHand } from '#lib/device'
import { useSelected } from '#lib/store'
import { closeDialog, openDialog } from '../dialogs.ts'
import type { RowEntry, WorkoutEntry } from '../outline.ts'
import { placeText } from '#shell/editor'
import { useAttempts } from '../results/attempts.ts'
import { doneSetsText } from '../results/done-sets.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { RowFields } from './row-fields.tsx'
import { useRowMenu } from './use-row-menu.ts'

/** A row with all its fields, for a thumb; each change is saved at once. */
export function RowPanel({ rowId }: { rowId: string }) {
  const session = useEditor()
  const entry = useSelected(session.outline, ({ entries }) => entries.get(rowId))
  const workout = useSelected(session.outline, ({ workouts }) => workouts.get(entry?.groupId ?? '')?.workout)
  const { presence } = session.document
  useEffect(() => {
    presence.show(placeText(rowId, 'exercise'))
    return () => presence.show(null)
  }, [presence, rowId])
  return entry && workout ? <OpenRow entry={entry} workout={workout} /> : null
}

function OpenRow({ entry, workout }: { entry: RowEntry; workout: WorkoutEntry }) {
  const t = useEditorWords()
  const textOf = useExerciseText()
  const groups = useRowMenu(entry, workout)
  const isHand = useIsHand()
  const { id, groupId } = entry
  return (
    <SidePanel
      opened
      side={isHand ? 'bottom' : 'right'}
      title={textOf(entry) || t('chooseExercise')}
      onClose={closeDialog}
      tools={<MoreMenu label={t('more')} groups={groups} />}
      foot={
        <Button kind="primary" wide onClick={closeDialog}>
          {t('close')}
        </Button>
      }>
      <Stack gap={16}>
        <Button icon={IconSwitchHorizontal} onClick={() => openDialog({ kind: 'exercise', groupId, afterId: undefined, rowId: id })}>
          {t('changeExercise')}
        </Button>
        <LastTime entry={entry} />
        <RowFields key={id} entry={entry} />
      </Stack>
    </SidePanel>
  )
}

/** Says how it went the last time, where somebody is planned for. */
function LastTime({ entry }: { entry: RowEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const last = useAttempts()?.(entry).at(-1)
  if (!last) return null
  return (
    <Text tone={2} figures>
      {t('lastTime', { sets: doneSetsText(last, language) })}
    </Text>
  )
}

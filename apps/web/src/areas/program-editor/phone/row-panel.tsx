import { IconArrowDown, IconArrowUp, IconLink, IconSwitchHorizontal, IconTrash, IconUnlink } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Text } from '#ui/text'
import { SidePanel } from '#ui/side-panel'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { useIsHand } from '#lib/device'
import { useSelected } from '#lib/store'
import { moveByOne } from '../columns/row-gestures.ts'
import { closeDialog, openDialog } from '../dialogs.ts'
import { deleteRows, joinRows, partRows } from '../gestures/rows.ts'
import type { RowEntry, WorkoutEntry } from '../outline.ts'
import { useRowItems } from '../rows/use-row-items.ts'
import { placeText } from '#shell/editor'
import { useAttempts } from '../results/attempts.ts'
import { doneSetsText } from '../results/done-sets.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { RowFields } from './row-fields.tsx'

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
  const session = useEditor()
  const rowItems = useRowItems()
  const isHand = useIsHand()
  const { id, groupId, number } = entry
  const next = workout.rows[workout.rows.findIndex(row => row.id === id) + 1]
  const remove = () => {
    deleteRows(session, [id])
    closeDialog()
  }
  const actions: MenuItem[] = [
    ...rowItems([id]),
    { label: t('moveUp'), icon: IconArrowUp, onClick: () => moveByOne(session, [id], -1) },
    { label: t('moveDown'), icon: IconArrowDown, onClick: () => moveByOne(session, [id], 1) },
    ...(next ? [{ label: t('joinNext'), icon: IconLink, onClick: () => joinRows(session, joinedIds(entry, next, workout)) }] : []),
    ...(number.supersetPosition !== null ? [{ label: t('partRows'), icon: IconUnlink, onClick: () => partRows(session, [id]) }] : []),
    { label: t('deleteRow'), icon: IconTrash, danger: true, onClick: remove },
  ]
  return (
    <SidePanel
      opened
      side={isHand ? 'bottom' : 'right'}
      title={textOf(entry) || t('chooseExercise')}
      onClose={closeDialog}
      tools={<MoreMenu label={t('more')} items={actions} />}
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

/** The next one joins the whole superset in which this one is. */
function joinedIds({ id, superset, number }: RowEntry, next: RowEntry, { rows }: WorkoutEntry): string[] {
  const together = number.supersetPosition === null ? [id] : rows.filter(row => row.superset === superset).map(row => row.id)
  return [...new Set([...together, next.id])]
}

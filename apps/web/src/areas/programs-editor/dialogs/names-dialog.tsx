import type { ExerciseCell } from '@allenio/contract/programs'
import { useState } from 'react'
import { ExerciseMatch } from '#areas/exercises'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { closeDialog, type UnknownName } from '../dialogs.ts'
import { changeRows } from '../gestures/rows.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** Names that came with a paste and that the library does not know: an exercise is chosen once for all their rows. */
export function NamesDialog({ names }: { names: readonly UnknownName[] }) {
  const t = useEditorWords()
  const session = useEditor()
  const [choices, setChoices] = useState<ReadonlyMap<string, ExerciseCell | null>>(new Map())
  const save = () => {
    closeDialog()
    const changes = names.flatMap(({ name, rowIds }) => {
      const exercise = choices.get(name)
      return exercise ? rowIds.map(rowId => ({ rowId, cells: { exercise: { ...exercise } } })) : []
    })
    changeRows(session, changes)
  }
  return (
    <Modal
      opened
      title={t('namesTitle')}
      onClose={closeDialog}
      foot={
        <>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
          <Button kind="primary" disabled={![...choices.values()].some(Boolean)} onClick={save}>
            {t('save')}
          </Button>
        </>
      }>
      <Stack gap={16}>
        <Text tone={2} prose>
          {t('namesText')}
        </Text>
        {names.map(({ name, rowIds }) => (
          <ExerciseMatch
            key={name}
            name={name}
            hint={t('rowCount', { count: rowIds.length })}
            chosen={choices.get(name) ?? undefined}
            onChoose={exercise => setChoices(new Map([...choices, [name, exercise]]))}
          />
        ))}
      </Stack>
    </Modal>
  )
}

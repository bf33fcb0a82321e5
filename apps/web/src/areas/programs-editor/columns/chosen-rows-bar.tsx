import { IconArrowBarDown, IconArrowForwardUp, IconChartArrowsVertical, IconLink, IconTrash, IconUnlink } from '@tabler/icons-react'
import { SelectionBar } from '#ui/selection-bar'
import { openDialog } from '../dialogs.ts'
import { deleteRows } from '../gestures/rows.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { copyOnward, fillDown, joinChosen, partChosen } from './row-gestures.ts'
import { selectedIds } from './row-selection.ts'
import { useStored } from '#lib/store'

/** A bar that does by mouse what the keys do with several rows. */
export function ChosenRowsBar() {
  const t = useEditorWords()
  const session = useEditor()
  const selection = useStored(session.selection)
  if (!selection || selection.ids.size < 2) return null
  const act = (run: (ids: string[]) => void) => () => run(selectedIds(session, selection.anchorId))
  return (
    <SelectionBar
      count={selection.ids.size}
      onClear={() => session.selection.set(undefined)}
      actions={[
        {
          label: t('progressRows'),
          icon: IconChartArrowsVertical,
          onClick: act(rowIds => openDialog({ kind: 'row progression', rowIds })),
        },
        { label: t('fillDown'), icon: IconArrowBarDown, onClick: act(ids => fillDown(session, ids)) },
        { label: t('toLaterWeeks'), icon: IconArrowForwardUp, onClick: act(ids => copyOnward(session, ids)) },
        { label: t('joinRows'), icon: IconLink, onClick: act(ids => joinChosen(session, ids)) },
        { label: t('partShort'), icon: IconUnlink, onClick: act(ids => partChosen(session, ids)) },
        { label: t('deleteShort'), icon: IconTrash, onClick: act(ids => deleteRows(session, ids)) },
      ]}
    />
  )
}

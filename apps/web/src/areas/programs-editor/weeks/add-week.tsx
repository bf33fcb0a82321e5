import { IconChartArrowsVertical, IconCopyPlus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '#ui/icon-button'
import { Menu } from '#ui/menu'
import { openDialog } from '../dialogs.ts'
import { addWeekAt, duplicateWeek } from '../gestures/weeks.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { usePartWords } from './words.ts'

/** The next week mostly follows from the last one, so an empty one is the last that is offered. */
export function AddWeek({ isFramed = false }: { isFramed?: boolean }) {
  const t = useEditorWords()
  const say = usePartWords()
  const session = useEditor()
  const items = () => {
    const { weeks } = session.outline.get()
    const last = weeks.at(-1)
    const empty = { label: say('emptyWeek'), icon: IconPlus, onClick: () => addWeekAt(session, weeks.length) }
    if (!last) return [empty]
    return [
      { label: say('progress'), icon: IconChartArrowsVertical, onClick: () => openDialog({ kind: 'progression', weekId: last.id }) },
      { label: say('copySame'), icon: IconCopyPlus, onClick: () => duplicateWeek(session, last.id, weeks.length) },
      empty,
    ]
  }
  return (
    <Menu items={items}>
      <IconButton label={t('addWeek')} icon={IconPlus} kind={isFramed ? 'framed' : 'plain'} />
    </Menu>
  )
}

import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import { useWords } from '#ui/words'
import { RowActions } from './row-actions.tsx'

interface RecordActionsProps {
  /** the record in one or two words */
  name: string
  /** items of this record, before those that all records have */
  items?: (() => MenuItem[]) | undefined
  /** the function that edits the record, or the page for editing; absent or false where it may not be edited */
  edit?: (() => void) | string | false | undefined
  remove?: (() => void) | false | undefined
  isQuiet?: boolean
}

/** The menu of a record in a list: edit and delete, as far as they are allowed. Without anything to do there is no menu. */
export function RecordActions({ name, items, edit, remove, isQuiet }: RecordActionsProps) {
  const words = useWords()
  if (!items && !edit && !remove) return null
  const editItem = { label: words.edit, icon: IconPencil }
  const allItems = (): MenuItem[] => [
    ...(items?.() ?? []),
    ...(edit ? [typeof edit === 'string' ? { ...editItem, href: edit } : { ...editItem, onClick: edit }] : []),
    ...(remove ? [{ label: words.delete, icon: IconTrash, danger: true, onClick: remove }] : []),
  ]
  return <RowActions label={words.actionsOf(name)} items={allItems} isQuiet={isQuiet ?? false} />
}

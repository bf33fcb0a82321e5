import { IconArrowBackUp, IconCopy, IconEye, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { IconComponent } from '#ui/icon'
import type { MenuItem } from '#ui/menu'
import { useLibraryWords } from './words.ts'

/** Nothing where the person may not do it. */
type Action = (() => void) | false

const itemOf = (label: string, icon: IconComponent, run: Action): MenuItem[] => (run ? [{ label, icon, onClick: run }] : [])

/** The items that libraries have in the menu of a row. Each is a list of one, or empty where it does not apply. */
export function useRowItems() {
  const t = useLibraryWords()
  return {
    open: (href: string | undefined, isEditable: boolean): MenuItem[] =>
      href === undefined ? [] : [{ label: t(isEditable ? 'edit' : 'open'), icon: isEditable ? IconPencil : IconEye, href }],
    assign: (run: Action) => itemOf(t('assign'), IconUserPlus, run),
    duplicate: (run: Action) => itemOf(t('duplicate'), IconCopy, run),
    /** For a row of the common library, whose copy belongs to the business. */
    clone: (run: Action) => itemOf(t('clone'), IconCopy, run),
    undelete: (run: Action) => itemOf(t('undelete'), IconArrowBackUp, run),
    delete: (run: Action) => itemOf(t('delete'), IconTrash, run).map(item => ({ ...item, danger: true })),
  }
}

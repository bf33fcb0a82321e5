import { useStored } from '#lib/store'
import { latePart, useLatePart } from '#ui/late'
import type { Sheet } from './sheet.ts'

const menu = latePart(async () => (await import('./selection-menu.tsx')).SelectionMenu)

/** The menu of the selection; nobody needs it in order to type. */
export function SheetMenu({ sheet }: { sheet: Sheet }) {
  const { menuAt } = sheet
  const { Part: Menu } = useLatePart(menu, useStored(menuAt) !== undefined, () => menuAt.set(undefined))
  return Menu && <Menu sheet={sheet} />
}

import { useStored } from '#lib/store'
import { latePart, useLatePart } from '#ui/late'
import type { Sheet } from './sheet.ts'

// Nobody needs these in order to type.

const menu = latePart(async () => (await import('./selection-menu.tsx')).SelectionMenu)
const keys = latePart(async () => (await import('./sheet-keys.tsx')).SheetKeys)

/** The menu of the selection. */
export function SheetMenu({ sheet }: { sheet: Sheet }) {
  const { menuAt } = sheet
  const { Part: Menu } = useLatePart(menu, useStored(menuAt) !== undefined, () => menuAt.set(undefined))
  return Menu && <Menu sheet={sheet} />
}

/** Ctrl+/: what the keys do. */
export function KeyList({ sheet }: { sheet: Sheet }) {
  const { isHelpOpen } = sheet
  const { Part: Keys } = useLatePart(keys, useStored(isHelpOpen), () => isHelpOpen.set(false))
  return Keys && <Keys sheet={sheet} />
}

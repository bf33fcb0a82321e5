import { useStored } from '#lib/store'
import { latePart, useLatePart } from '#ui/late'
import type { Sheet } from './sheet.ts'

const keys = latePart(async () => (await import('./sheet-keys.tsx')).SheetKeys)

/** Ctrl+/: what the keys do. */
export function KeyList({ sheet }: { sheet: Sheet }) {
  const { isHelpOpen } = sheet
  const { Part: Keys } = useLatePart(keys, useStored(isHelpOpen), () => isHelpOpen.set(false))
  return Keys && <Keys sheet={sheet} />
}

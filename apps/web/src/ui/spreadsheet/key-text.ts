import type { SheetState } from './sheet.ts'

const macSigns: Record<string, string> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩', Delete: '⌫', Space: '␣' }

/** 'Ctrl Shift V' as it is written on this system, and on keyboards of this language. */
export function keyText(keys: string, { isMac, words }: Pick<SheetState, 'isMac' | 'words'>): string {
  const names: Record<string, string> = {
    Enter: words('enterKey'),
    Delete: words('deleteKey'),
    Space: words('spaceKey'),
    Page: words('pageKey'),
  }
  const signs = isMac ? { ...names, ...macSigns } : names
  return keys
    .split(' ')
    .map(key => signs[key] ?? key)
    .join(isMac ? '' : ' ')
}

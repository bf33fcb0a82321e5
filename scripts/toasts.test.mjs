import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../apps/web/src')
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(file => !file.includes('.test.'))

const hasOwnUndoButton = text => /buttons:[^\n]*\bundo\b/i.test(text)

test.each([
  ["toast({ text, buttons: [{ text: t('undo'), onClick: undo }] })", true],
  ["toast({ text, buttons: [{ text: t('open'), onClick: open }] })", false],
  ['toastWithUndo(text, undo)', false],
])('%s: %s', (text, isFound) => expect(hasOwnUndoButton(text)).toBe(isFound))

test('the way back has one word and one place: toastWithUndo, or `undo` of a toast that says more', () => {
  expect(files.filter(file => hasOwnUndoButton(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShoppingLines } from './shopping-lines.tsx'

const line = { id: 'line', it: 'Nocciole', en: '', category: null, grams: 30, grossGrams: null, isTicked: false, isOwn: false }
const list = (allergies?: string[]) => renderToStaticMarkup(<ShoppingLines lines={[{ ...line, allergies }]} onTick={() => undefined} />)

test('a food that touches an allergy says so where it is bought', () => {
  expect(list()).not.toContain('Allergia')
  expect(list(['Frutta a guscio'])).toContain('Allergia: Frutta a guscio')
})

import { expect, test } from 'vitest'
import { hasFiguresInTitle } from './index.ts'

test.each<[string, boolean]>([
  ['Mediterraneo 1.800 senza lattosio', true],
  ['Mediterranean 1,800', true],
  ['Piano 2000', true],
  ['1500 kcal', true],
  ['Definizione 900', true],
  ['Proteine 140 g', true],
  ['Low carb 40%', true],
  ['Mediterraneo', false],
  ['Settimana 2', false],
  ['Piano 28 giorni', false],
  ['Estate 2026', false],
  ['16:8 digiuno', false],
  ['Fase 2, 12 settimane', false],
  ['', false],
])('%s: %s', (title, expected) => expect(hasFiguresInTitle(title)).toBe(expected))

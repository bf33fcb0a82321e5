import { expect, test } from 'vitest'
import { elideArticles } from './index.ts'

test.each([
  ['Era per il 8 nov 2026', 'Era per l’8 nov 2026'],
  ['Il 11 dicembre 2026 cancelliamo tutto', 'L’11 dicembre 2026 cancelliamo tutto'],
  ['Foto del 8 ott aggiunte', 'Foto dell’8 ott aggiunte'],
  ['dal 11 gen fino al 8 feb', 'dall’11 gen fino all’8 feb'],
  ['Dal 8 mar', 'Dall’8 mar'],
  ['entro il 18 nov', 'entro il 18 nov'],
  ['entro il 1 dic', 'entro il 1 dic'],
  ['il 8% in più', 'il 8% in più'],
  ['Anibal 8 nov', 'Anibal 8 nov'],
])('%s reads %s', (written, read) => {
  expect(elideArticles(written)).toBe(read)
})

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
  ['Il 8 del mese', 'L’8 del mese'],
  ['Il rimborso arriva entro il domenica 20 dicembre', 'Il rimborso arriva entro domenica 20 dicembre'],
  ['Il lunedì 3 marzo', 'Lunedì 3 marzo'],
  ['dal sabato 8 nov al dom 9 nov', 'da sabato 8 nov a dom 9 nov'],
  ['Al mercoledì 5 manca poco', 'A mercoledì 5 manca poco'],
  ['il domenica si riposa', 'il domenica si riposa'],
  ['il mar 3', 'mar 3'],
])('%s reads %s', (written, read) => {
  expect(elideArticles(written)).toBe(read)
})

import { readFileSync } from 'node:fs'
import { everydayExerciseNames } from '@allenio/domain/exercises'
import { searchWords } from '@allenio/domain/search'
import { expect, test } from 'vitest'

test('each everyday name means one exercise, which the library has', () => {
  const file = readFileSync(new URL('../../../library/exercises.csv', import.meta.url), 'utf8')
  const slugs = new Set(file.split('\n').map(line => line.split(',', 1)[0]))
  expect(everydayExerciseNames.filter(([slug]) => !slugs.has(slug))).toEqual([])
  const keys = everydayExerciseNames.map(([, name]) => searchWords(name).join(' '))
  expect(keys.filter((key, at) => key === '' || keys.indexOf(key) !== at)).toEqual([])
})

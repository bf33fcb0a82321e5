import { expect, test } from 'vitest'
import { searchPatterns } from '#platform/db'

test.each([
  ['m', ['% m%']],
  ['ma', ['% ma%']],
  ['mar', ['%mar%']],
  ['  mar  ro ', ['%mar%', '% ro%']],
  ['+39 333', ['%+39%', '%333%']],
  ['', []],
  ['100%', ['%100\\%%']],
  ['a_b\\', ['%a\\_b\\\\%']],
  ['one two three four five six seven', ['%one%', '%two%', '%three%', '%four%', '%five%', '%six%']],
])('a search for "%s" looks for %j', (search, patterns) => expect(searchPatterns(search)).toEqual(patterns))

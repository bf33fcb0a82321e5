import type { AnswerOf } from '@allenio/contract/surveys'
import { expect, test } from 'vitest'
import { shownKeys, toggledOption } from './choices.ts'

const options = [
  { key: 'run', text: 'Run' },
  { key: 'swim', text: 'Swim' },
]

test.each([
  [{ options, hasOther: false }, ['run', 'swim']],
  [{ options, hasOther: true }, ['run', 'swim', 'other']],
  [{ options, hasOther: true, hasNone: true }, ['run', 'swim', 'other', 'none']],
])('digits choose in the order of the screen: %o', (question, keys) => expect(shownKeys(question)).toEqual(keys))

const ticked = (keys: string[], otherText = ''): AnswerOf<'checkboxes'> => ({ kind: 'checkboxes', options: keys, otherText })

test.each([
  [undefined, 'run', ticked(['run'])],
  [ticked(['run']), 'swim', ticked(['run', 'swim'])],
  [ticked(['run', 'swim']), 'run', ticked(['swim'])],
  // nothing ticked is no answer
  [ticked(['run']), 'run', undefined],
  // "none of these" excludes the rest, and the rest excludes it
  [ticked(['run', 'swim']), 'none', ticked(['none'])],
  [ticked(['none']), 'run', ticked(['run'])],
  [ticked(['none']), 'none', undefined],
  // the words of "other" go with it, and only with it
  [ticked(['other'], 'Yoga'), 'run', ticked(['other', 'run'], 'Yoga')],
  [ticked(['run', 'other'], 'Yoga'), 'other', ticked(['run'])],
  [ticked(['other'], 'Yoga'), 'none', ticked(['none'])],
])('%o with %s pressed is %o', (before, option, after) => expect(toggledOption(before, option)).toEqual(after))

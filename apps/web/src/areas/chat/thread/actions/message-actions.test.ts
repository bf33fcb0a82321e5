import { expect, test } from 'vitest'
import { aMessage } from '../../conversations/samples.testing.ts'
import { mayForward } from './message-actions.tsx'

test.each([
  ['a text', {}, true],
  ['a note among the team', { isTeamNote: true }, false],
  ['a photo', { type: 'image' as const, message: '' }, true],
  ['a voice', { type: 'voice' as const, message: '' }, false],
  ['what was deleted', { message: '', deletedAt: '2026-11-18T10:00:00Z' }, false],
])('%s may be forwarded: %s', (_name, more, may) => {
  expect(mayForward(aMessage(1, more))).toBe(may)
})

import { expect, test } from 'vitest'
import { emptySuccession, faultOf } from './succession.ts'

const left = { clients: 3, clientsLeftAlone: 1, content: [], heirs: [] }
const nothing = { ...left, clients: 0, clientsLeftAlone: 0 }
const work = { ...nothing, content: [{ kind: 'programs', label: 'programmi', count: 2 }] }

test.each([
  ['nothing is left', nothing, emptySuccession, undefined],
  ['nothing is chosen', left, emptySuccession, 'heir'],
  ['only work is left and nothing is chosen', work, emptySuccession, 'heir'],
  ['somebody, but whom', left, { way: 'hand', to: null, typed: '' }, 'heir'],
  ['somebody', left, { way: 'hand', to: 'x', typed: '' }, undefined],
  ['nobody, unconfirmed', left, { way: 'nobody', to: null, typed: '' }, 'name'],
  ['nobody, the wrong name', left, { way: 'nobody', to: null, typed: 'Davide' }, 'name'],
  ['nobody, confirmed', left, { way: 'nobody', to: null, typed: '  davide  RIVA ' }, undefined],
] as const)('%s', (_, deletion, choice, fault) => {
  expect(faultOf({ deletion: { ...deletion, content: [...deletion.content], heirs: [] }, choice, name: 'Davide Riva' })).toBe(fault)
})

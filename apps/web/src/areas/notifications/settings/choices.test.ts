import type { NotificationSettings } from '@allenio/contract/notifications'
import { expect, test } from 'vitest'
import { applyChange, inGroups, stateOf, kindsToTurn, changeOf } from './choices.ts'
import type { KindSetting } from './choices.ts'

const kind = (name: string, more: Partial<KindSetting> = {}): KindSetting => ({
  kind: name,
  group: 'clients',
  groupName: 'Clienti',
  name,
  channels: { inApp: true, push: true, mail: false },
  fixed: [],
  ...more,
})
const settings: NotificationSettings = {
  kinds: [
    kind('joined'),
    kind('ended', { channels: { inApp: true, push: false, mail: true } }),
    kind('device', { group: 'account', groupName: 'Account', channels: { inApp: true, push: true, mail: true }, fixed: ['mail', 'inApp'] }),
  ],
  mail: { pace: 'at once', hour: 8 },
  unreadMessagesAfterMinutes: 60,
  quietHours: null,
  timeZone: 'Europe/Rome',
}
const { kinds } = settings

test('a change touches what it names and nothing else', () => {
  const after = applyChange(settings, { kinds: [{ kind: 'joined', channels: { push: false } }], mail: { pace: 'daily' } })
  expect(after.kinds.map(({ channels }) => channels)).toEqual([
    { inApp: true, push: false, mail: false },
    { inApp: true, push: false, mail: true },
    { inApp: true, push: true, mail: true },
  ])
  expect(after.mail).toEqual({ pace: 'daily', hour: 8 })
  expect(applyChange(after, { unreadMessagesAfterMinutes: null, quietHours: { from: '22:00', to: '07:00' } })).toMatchObject({
    mail: { pace: 'daily', hour: 8 },
    unreadMessagesAfterMinutes: null,
    quietHours: { from: '22:00', to: '07:00' },
  })
  expect(applyChange(settings, {})).toEqual(settings)
})

test('what is fixed counts neither as on nor as off', () => {
  expect(stateOf(kinds, 'inApp')).toBe('all')
  expect(stateOf(kinds, 'push')).toBe('some')
  expect(stateOf(kinds.slice(2), 'mail')).toBeUndefined()
  expect(stateOf(kinds.slice(0, 1), 'mail')).toBe('none')
})

test('a whole column changes only what is free and otherwise', () => {
  const others = kindsToTurn(kinds, 'mail', true)
  expect(others.map(each => each.kind)).toEqual(['joined'])
  expect(changeOf(others, 'mail', true)).toEqual({ kinds: [{ kind: 'joined', channels: { mail: true } }] })
  expect(kindsToTurn(kinds, 'mail', false).map(each => each.kind)).toEqual(['ended'])
  expect(stateOf(applyChange(settings, changeOf(others, 'mail', true)).kinds, 'mail')).toBe('all')
})

test('kinds stand in their groups, in the order of the server', () => {
  expect(inGroups(kinds).map(({ name, kinds: of }) => [name, of.length])).toEqual([
    ['Clienti', 2],
    ['Account', 1],
  ])
})

import { expect, test } from 'vitest'
import { chatsHref, parsePlace } from './place.ts'
import type { InboxPlace } from './place.ts'

const c = '01934f5e-7c1a-7000-8000-000000000001'
const m = '01934f5e-7c1a-7000-8000-000000000002'

test.each<[Record<string, unknown>, InboxPlace, string]>([
  [{}, {}, '/chats'],
  [{ view: 'all' }, {}, '/chats'],
  [{ view: 'waiting', c }, { view: 'waiting', c }, `/chats?c=${c}&view=waiting`],
  [{ c, m, who: '1' }, { c, m, who: 1 }, `/chats?c=${c}&m=${m}&who=1`],
  // values that are invalid here, or that mean nothing without a conversation
  [{ view: 'x', c: '"><script>', m, who: 1 }, {}, '/chats'],
  [{ m, who: 1 }, {}, '/chats'],
  [{ c, m: 7, who: 'yes' }, { c }, `/chats?c=${c}`],
])('%j is the place %j', (raw, place, href) => {
  expect(parsePlace(raw)).toEqual(place)
  expect(chatsHref(place)).toBe(href)
})

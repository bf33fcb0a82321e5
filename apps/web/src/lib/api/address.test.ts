import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const get = { kind: 'json', method: 'GET', path: '/clients/:id/notes' } as const
const list = { kind: 'json', method: 'GET', path: '/clients' } as const
const put = { kind: 'json', method: 'PUT', path: '/clients/:id' } as const
const part = { kind: 'intake', method: 'PATCH', path: '/uploads/:id' } as const

test.each([
  ['the path is filled', get, { id: 'a b/c' }, '/api/clients/a%20b%2Fc/notes', {}],
  ['the rest of a GET is its query', get, { id: '1', search: 'è & co', page: 2 }, '/api/clients/1/notes?search=%C3%A8+%26+co&page=2', {}],
  ['lists repeat their name', list, { tags: ['a', 'b'] }, '/api/clients?tags=a&tags=b', {}],
  ['switches are words', list, { isOn: true, isOff: false }, '/api/clients?isOn=true&isOff=false', {}],
  ['what is absent stays away', list, { search: undefined, type: null, tags: [] }, '/api/clients', {}],
  ['dates are ISO', list, { since: new Date(0) }, '/api/clients?since=1970-01-01T00%3A00%3A00.000Z', {}],
  ['the current page is never sent', list, { page: 2, currentPage: 5 }, '/api/clients?page=2', {}],
  ['a sort key without an order is dropped', list, { sortBy: 'name', sortOrder: '' }, '/api/clients', {}],
  ['and so under its other names', list, { sort: 'name', sortKey: 'name', sortOrder: undefined, page: 1 }, '/api/clients?page=1', {}],
  ['with an order it stays', list, { sortBy: 'name', sortOrder: 'desc' }, '/api/clients?sortBy=name&sortOrder=desc', {}],
  ['a sort that carries its order stays', list, { sort: '-name' }, '/api/clients?sort=-name', {}],
  ['a write has a body', put, { id: '1', name: 'Anna', note: null }, '/api/clients/1', { name: 'Anna', note: null }],
  ['an intake has a query, for its body are bytes', part, { id: '1', offset: 0 }, '/api/uploads/1?offset=0', {}],
] as const)('%s', (_what, endpoint, input, address, body) => {
  expect(addressOf(endpoint, input)).toEqual({ address, body })
})

test('a path that lacks its parameter is a mistake of ours', () => {
  expect(() => addressOf(get, {})).toThrow('wants id')
})

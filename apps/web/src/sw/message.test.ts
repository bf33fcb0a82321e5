import { expect, test } from 'vitest'
import { localUrl, messageOf } from './message.ts'

const read = (value: unknown) => messageOf({ json: () => value })

test('a message is read as far as it goes', () => {
  expect(read({ title: 'Nuovo peso', body: 'Anna', url: '/clients/1/weights', tag: 'weight/1', unread: 3 })).toEqual({
    title: 'Nuovo peso',
    body: 'Anna',
    url: '/clients/1/weights',
    tag: 'weight/1',
    unread: 3,
  })
  expect(read({ title: 'Solo questo', unread: 'tre', tag: 7 })).toEqual({ title: 'Solo questo', body: '', url: '/home' })
})

test.each([[null], ['text'], [{}], [{ title: 5 }]])('%j is no message', value => expect(read(value)).toBeUndefined())

test('what is no JSON is no message', () => {
  expect(
    messageOf({
      json: () => {
        throw new SyntaxError('no')
      },
    }),
  ).toBeUndefined()
  expect(messageOf(null)).toBeUndefined()
})

test.each([
  ['/clients/1', '/clients/1'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['', '/home'],
  [undefined, '/home'],
])('%s leads to %s', (url, path) => expect(localUrl(url)).toBe(path))

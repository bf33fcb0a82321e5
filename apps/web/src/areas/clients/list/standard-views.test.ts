import { expect, test } from 'vitest'
import { standardViewOf } from './standard-views.ts'

test('a search or another order stays within a view', () => {
  expect(standardViewOf({ status: 'active', subscription: 'ending', search: 'anna', sort: '-created' })?.id).toBe('ending')
  expect(standardViewOf({ sort: '-lastSeen' })?.id).toBe('all')
})

test('what no tab names is in none', () => expect(standardViewOf({ status: 'deleted' })).toBeUndefined())

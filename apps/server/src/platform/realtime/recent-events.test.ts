import { expect, test } from 'vitest'
import { rememberEvents } from './recent-events.ts'

function scene() {
  let time = 0
  const events = rememberEvents(() => time)
  return { events, at: (seconds: number) => (time = seconds * 1_000) }
}

test('a device has missed what its rooms had while it was away, and nothing else', () => {
  const { events, at } = scene()
  at(100)
  events.note(['giulia', 'marco'])
  at(110)
  events.note(['marco'])
  at(120)
  expect(events.mayHaveMissed(['giulia'], 30_000)).toBe(true)
  expect(events.mayHaveMissed(['giulia'], 10_000)).toBe(false)
  expect(events.mayHaveMissed(['giulia', 'marco'], 10_000)).toBe(true)
  expect(events.mayHaveMissed(['livia'], 30_000)).toBe(false)
})

test('the time in which a device’s message travels counts as away, too', () => {
  const { events, at } = scene()
  at(100)
  events.note(['giulia'])
  at(104)
  expect(events.mayHaveMissed(['giulia'], 0)).toBe(true)
})

test('a time of which nothing is known counts as missed', () => {
  const { events, at } = scene()
  at(20)
  expect(events.mayHaveMissed(['giulia'], 21_000)).toBe(true)
  at(100)
  events.forget()
  at(120)
  expect(events.mayHaveMissed(['giulia'], 21_000)).toBe(true)
  expect(events.mayHaveMissed(['giulia'], 14_000)).toBe(false)
})

test('what is older than its memory is forgotten, and who was away longer has missed it', () => {
  const { events, at } = scene()
  at(1_000)
  events.note(['giulia'])
  at(1_301)
  events.note(['marco'])
  expect(events.mayHaveMissed(['giulia'], 302_000)).toBe(true)
  expect(events.mayHaveMissed(['giulia'], 294_000)).toBe(false)
})

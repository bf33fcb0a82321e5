import type { Slot } from '@allenio/contract/chat'
import { expect, test } from 'vitest'
import { newId } from '@allenio/domain/ids'
import {
  excerptOf,
  isOpenAt,
  messageKindOf,
  nextMessageId,
  nextOpening,
  openingInWords,
  romeClock,
  slotsFault,
  withFirstName,
} from './index.ts'

const weekdays: Slot[] = [1, 2, 3, 4, 5].flatMap(day => [
  { day, from: '09:00', to: '13:00' },
  { day, from: '15:00', to: '19:30' },
])

test.each([
  // 2026-03-02 is a Monday; Rome is an hour ahead of UTC
  ['2026-03-02T07:59:59Z', false],
  ['2026-03-02T08:00:00Z', true],
  ['2026-03-02T11:59:59Z', true],
  ['2026-03-02T12:00:00Z', false],
  ['2026-03-02T18:29:00Z', true],
  ['2026-03-02T18:30:00Z', false],
  ['2026-03-07T09:00:00Z', false],
  // after 29 March, Rome is two hours ahead
  ['2026-03-30T07:00:00Z', true],
  ['2026-03-30T06:59:00Z', false],
  // after 25 October, it is one hour ahead again
  ['2026-10-26T07:30:00Z', false],
  ['2026-10-26T08:00:00Z', true],
])('on weekdays from nine: %s is open: %s', (when, isOpen) => {
  expect(isOpenAt(weekdays, new Date(when))).toBe(isOpen)
})

test('hours around midnight, on the nights when the clock changes', () => {
  const night: Slot[] = [
    { day: 6, from: '22:00', to: '24:00' },
    { day: 7, from: '00:00', to: '04:00' },
  ]
  const isOpenThen = (when: string) => isOpenAt(night, new Date(when))
  expect(isOpenThen('2026-03-28T22:59:59Z')).toBe(true) // Saturday 23:59:59
  expect(isOpenThen('2026-03-28T23:00:00Z')).toBe(true) // Sunday 00:00
  expect(isOpenThen('2026-03-29T01:59:00Z')).toBe(true) // 03:59, an hour after 01:59
  expect(isOpenThen('2026-03-29T02:00:00Z')).toBe(false) // 04:00
  expect(isOpenThen('2026-10-25T00:30:00Z')).toBe(true) // 02:30 for the first time
  expect(isOpenThen('2026-10-25T01:30:00Z')).toBe(true) // and for the second
  expect(isOpenThen('2026-10-25T03:00:00Z')).toBe(false)
  expect(romeClock(new Date('2026-10-25T01:30:00Z'))).toEqual({ day: 7, minutes: 150 })
})

test.each([
  ['2026-03-02T05:00:00Z', 'oggi alle 9', 'today at 09:00'],
  ['2026-03-02T12:30:00Z', 'oggi alle 15', 'today at 15:00'],
  ['2026-03-02T20:00:00Z', 'domani alle 9', 'tomorrow at 09:00'],
  ['2026-03-06T20:00:00Z', 'lunedì alle 9', 'on Monday at 09:00'],
  ['2026-03-08T22:59:00Z', 'domani alle 9', 'tomorrow at 09:00'],
  ['2026-03-08T23:00:00Z', 'oggi alle 9', 'today at 09:00'],
])('who writes at %s is answered %s', (when, italian, english) => {
  const opening = nextOpening(weekdays, new Date(when))
  expect(opening && [openingInWords('it', opening), openingInWords('en', opening)]).toEqual([italian, english])
})

test('once a week comes back in a week, and the hour is said as one says it', () => {
  const only = (day: number, from: string): Slot[] => [{ day, from, to: '24:00' }]
  const openingWords = (slots: Slot[], when: string) => {
    const opening = nextOpening(slots, new Date(when))
    return opening && openingInWords('it', opening)
  }
  expect(openingWords([{ day: 1, from: '09:00', to: '10:00' }], '2026-03-02T10:00:00Z')).toBe('lunedì prossimo alle 9')
  expect(openingWords([{ day: 7, from: '09:00', to: '10:00' }], '2026-03-08T10:00:00Z')).toBe('domenica prossima alle 9')
  expect(openingWords(only(3, '01:00'), '2026-03-02T10:00:00Z')).toBe('mercoledì all’una')
  expect(openingWords(only(3, '01:30'), '2026-03-02T10:00:00Z')).toBe('mercoledì all’1:30')
  expect(openingWords(only(3, '00:00'), '2026-03-02T10:00:00Z')).toBe('mercoledì a mezzanotte')
  expect(openingWords(only(3, '18:05'), '2026-03-02T10:00:00Z')).toBe('mercoledì alle 18:05')
  expect(openingWords([], '2026-03-02T10:00:00Z')).toBeUndefined()
})

test('slots that end before they begin or overlap are found; those that touch are fine', () => {
  expect(slotsFault(weekdays)).toBeUndefined()
  expect(
    slotsFault([
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '12:00', to: '13:00' },
    ]),
  ).toBeUndefined()
  expect(slotsFault([{ day: 1, from: '09:00', to: '09:00' }])).toBe('slot ends before it begins')
  expect(
    slotsFault([
      { day: 1, from: '12:00', to: '14:00' },
      { day: 1, from: '09:00', to: '12:01' },
    ]),
  ).toBe('slots overlap')
  expect(
    slotsFault([
      { day: 1, from: '12:00', to: '14:00' },
      { day: 2, from: '09:00', to: '12:01' },
    ]),
  ).toBeUndefined()
})

test('ids rise within a conversation, whatever the clock says', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const first = nextMessageId(null, now)
  expect(first.at).toEqual(new Date(now))
  let last = first.id
  for (const clock of [now, now, now - 60_000, now + 5, now + 5]) {
    const { id } = nextMessageId(last, clock)
    expect(id > last).toBe(true)
    last = id
  }
  expect(nextMessageId(newId(now - 1000), now).at).toEqual(new Date(now))
})

test('a name goes where the text asks for it, as it is written', () => {
  expect(withFirstName('Ciao {first_name}, {first_name}!', '$& Anna')).toBe('Ciao $& Anna, $& Anna!')
  expect(withFirstName('Ciao', 'Anna')).toBe('Ciao')
})

test('an excerpt is a beginning', () => {
  expect(excerptOf('breve')).toBe('breve')
  expect(Array.from(excerptOf('💪'.repeat(500)))).toHaveLength(200)
  expect(excerptOf('a'.repeat(500))).toBe(`${'a'.repeat(199)}…`)
  expect(excerptOf('a'.repeat(200))).toBe('a'.repeat(200))
})

test('only sound is a voice', () => {
  expect(messageKindOf({ kind: 'other', mimeType: 'audio/webm' }, 'voice')).toBe('voice')
  expect(messageKindOf({ kind: 'other', mimeType: 'audio/webm' }, undefined)).toBe('other')
  expect(messageKindOf({ kind: 'other', mimeType: 'application/pdf' }, 'voice')).toBe('other')
  expect(messageKindOf({ kind: 'image', mimeType: 'image/png' }, 'video')).toBe('image')
})

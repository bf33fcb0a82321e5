import { describe, expect, test } from 'vitest'
import { photoFault, storableSlots, placesFor, parseSlots } from './slots.ts'

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

test('what is no photo is refused, and what is too much', () => {
  expect(photoFault(file('a.jpg', 'image/jpeg'))).toBeUndefined()
  expect(photoFault(file('a.pdf', 'application/pdf'))).toContain('a.pdf')
  expect(photoFault(file('a.jpg', 'image/jpeg', 52_428_801))).toContain('50')
})

test.each([
  [3, 'front', [], ['front', 'side', 'back']],
  [2, 'side', ['front'], ['side', 'back']],
  [2, 'front', ['front', 'side'], ['front', 'back']],
  [1, 'back', ['back'], ['back']],
] as const)('%i dropped at %s, %j taken, stand at %j', (count, at, takenPoses, places) =>
  expect(placesFor(count, { at, takenPoses })).toEqual(places),
)

describe('an unfinished form', () => {
  const photo = file('a.jpg', 'image/jpeg')
  test('keeps its photos, and their uploads for a day', () => {
    const stored = storableSlots({ front: { file: photo, uploadId: 'u', at: 1000 } })
    expect(parseSlots(stored, 2000)).toEqual({ front: { file: photo, uploadId: 'u', at: 1000 } })
    expect(parseSlots(stored, 1000 + 86_400_000)).toEqual({ front: { file: photo } })
  })
  test('of another age is none', () => {
    expect(parseSlots({ front: { file: 'a.jpg' } })).toBeUndefined()
    expect(parseSlots(undefined)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import type { Pose, Progress } from '@allenio/contract/progress'
import { lastPageOf, photosToCompare } from './rules.ts'

const progress = (id: string, day: string, poses: readonly Pose[]): Progress => ({
  id,
  day,
  kg: null,
  note: '',
  isByClient: false,
  addedBy: 'Giulia',
  createdAt: `${day}T10:00:00Z`,
  may: { update: true, delete: true },
  photos: poses.map(pose => ({
    pose,
    file: { id: `${id} ${pose}`, name: '', kind: 'image', mimeType: '', bytes: 1, width: 1, height: 1, url: '', thumbUrl: '' },
  })),
})

describe('the photos shown', () => {
  const comparedDays = (...progresses: Progress[]) => photosToCompare(progresses).map(({ progress: { id }, pose }) => `${id} ${pose}`)

  test('are the oldest and the newest of the same pose', () => {
    expect(
      comparedDays(
        progress('new', '2026-03-01', ['front', 'side']),
        progress('mid', '2026-02-01', ['front']),
        progress('old', '2026-01-01', ['front']),
      ),
    ).toEqual(['old front', 'new front'])
    expect(comparedDays(progress('new', '2026-03-01', ['front', 'side']), progress('old', '2026-01-01', ['side']))).toEqual([
      'old side',
      'new side',
    ])
  })

  test('of a long list stand on its last page, too', () => {
    expect(lastPageOf({ nextPage: 2, total: 41, progresses: Array.from({ length: 20 }) })).toBe(3)
    expect(lastPageOf({ nextPage: 0, total: 20, progresses: Array.from({ length: 20 }) })).toBeUndefined()
  })

  test('are those of the only day, where nothing can be compared', () => {
    expect(comparedDays(progress('new', '2026-03-01', ['front', 'side', 'back']))).toEqual(['new front', 'new side'])
    expect(comparedDays(progress('new', '2026-03-01', ['front']), progress('old', '2026-01-01', ['back']))).toEqual(['new front'])
    expect(comparedDays()).toEqual([])
  })
})

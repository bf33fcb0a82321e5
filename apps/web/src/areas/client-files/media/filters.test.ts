import { expect, test } from 'vitest'
import { filtersHref, parseFilters } from './filters.ts'

test.each([
  [{}, {}],
  [
    { kind: 'image', origin: 'progress' },
    { kind: 'image', origin: 'progress' },
  ],
  [{ kind: 'audio', origin: 7 }, {}],
])('%j asks for %j', (raw, filters) => expect(parseFilters(raw)).toEqual(filters))

test.each([
  [{}, '/clients/a/media'],
  [{ kind: 'video' as const }, '/clients/a/media?kind=video'],
  [{ kind: 'image' as const, origin: 'file' as const }, '/clients/a/media?kind=image&origin=file'],
])('%j stands at %s', (filters, href) => expect(filtersHref('a', filters)).toBe(href))

import { expect, test } from 'vitest'
import { posterName, posterSize } from './poster.ts'

test.each([
  [1920, 1080, { width: 1280, height: 720 }],
  [1080, 1920, { width: 720, height: 1280 }],
  [640, 480, { width: 640, height: 480 }],
  [0, 0, { width: 0, height: 0 }],
])('a film of %i × %i gets a poster of %j', (width, height, size) => expect(posterSize(width, height)).toEqual(size))

test.each([
  ['squat.mov', 'squat.jpg'],
  ['panca.piana.mp4', 'panca.piana.jpg'],
  ['film', 'film.jpg'],
])('the poster of %s is called %s', (film, poster) => expect(posterName(film)).toBe(poster))

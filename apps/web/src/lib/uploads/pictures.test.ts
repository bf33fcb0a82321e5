import { expect, test } from 'vitest'
import { pictureFault } from './pictures.ts'

const fault = (name: string, type: string, size = 10) => pictureFault({ name, type, size })

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.JPG', ''],
  ['a.webp', ''],
  ['a.bin', 'image/avif'],
])('%s (%s) is taken', (name, type) => expect(fault(name, type)).toBeUndefined())

test.each([
  ['a.txt', 'text/plain'],
  ['a.pdf', ''],
  ['film.mp4', 'video/mp4'],
])('%s (%s) is no picture', (name, type) => expect(fault(name, type)).toContain('non è un’immagine'))

test.each([
  ['a.heic', ''],
  ['a.HEIF', 'image/heif'],
])('%s (%s) is told how to become one', (name, type) => expect(fault(name, type)).toContain('Salvala come JPG'))

test('nothing is no picture', () => expect(fault('a.jpg', 'image/jpeg', 0)).toContain('non è un’immagine'))

import { expect, test } from 'vitest'
import { splitFiles } from './data.ts'

const megabyte = 1024 ** 2
const file = (name: string, size: number, type = 'application/pdf') => ({ name, size, type })

test('empty and too large files are refused before the upload; films may be twice as large', () => {
  const { accepted, messages } = splitFiles([
    file('guida.pdf', 3 * megabyte),
    file('vuoto.txt', 0),
    file('grande.zip', 101 * megabyte),
    file('squat.mov', 180 * megabyte, 'video/quicktime'),
    file('lungo.mov', 201 * megabyte, 'video/quicktime'),
  ])
  expect(accepted.map(({ name }) => name)).toEqual(['guida.pdf', 'squat.mov'])
  expect(messages).toEqual([
    'vuoto.txt: Il file è vuoto',
    'grande.zip: Il file è troppo grande. La dimensione massima è 100\u00a0MB.',
    'lungo.mov: Il file è troppo grande. La dimensione massima è 200\u00a0MB.',
  ])
})

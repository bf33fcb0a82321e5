import { exerciseLimits } from '@allenio/contract/exercises'
import { expect, test } from 'vitest'
import { checkAssets } from './asset-check.ts'

const file = (name: string, type: string, size = 10) => Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

test('pictures and films are taken, other files are named with the reason', () => {
  const photo = file('squat.png', 'image/png')
  const film = file('squat.mov', 'video/quicktime')
  const { good, messages } = checkAssets([photo, film, file('note.pdf', 'application/pdf'), file('vuoto.png', 'image/png', 0)], 12)
  expect(good).toEqual([photo, film])
  expect(messages).toHaveLength(2)
  expect(messages.join(' ')).toMatch(/note\.pdf.*vuoto\.png/)
})

test('a file over the limit is refused before it is sent', () => {
  expect(checkAssets([file('lungo.mp4', 'video/mp4', exerciseLimits.asset + 1)], 12).good).toEqual([])
})

test('no more are taken than there is room for', () => {
  const files = [file('1.png', 'image/png'), file('2.png', 'image/png')]
  const { good, messages } = checkAssets(files, 1)
  expect(good).toEqual(files.slice(0, 1))
  expect(messages).toHaveLength(1)
})

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from './short-class-names.ts'

const source = resolve(import.meta.dirname, '../src')
const files = Array.from({ length: 300 }, (_, index) => `ui/part-${String(index).padStart(3, '0')}.module.css`)
const classes = Array.from({ length: 60 }, (_, index) => `class-${index}`)

test('each class has a name of its own, which the order of the files does not change', () => {
  const nameOf = shortNames(files)
  const names = files.flatMap(file => classes.map(name => nameOf(name, resolve(source, file))))
  expect(new Set(names).size).toBe(files.length * classes.length)
  const again = shortNames(files.toReversed())
  expect(files.toReversed().map(file => again('class-0', resolve(source, file)))).toEqual(
    files.toReversed().map(file => nameOf('class-0', resolve(source, `${file}?used`))),
  )
  expect(names[0]).toBe('_aaa')
})

test('a style from elsewhere is refused', () => {
  expect(() => shortNames(files)('class', '/elsewhere/part.module.css')).toThrow('not among those')
})

import { expect, test } from 'vitest'
import { settle, whenSettled } from './settled.ts'

test('what may come later waits for the first page, and from then on for nothing', () => {
  const begun: string[] = []
  whenSettled(() => begun.push('first'))
  const callOff = whenSettled(() => begun.push('called off'))
  callOff()
  expect(begun).toEqual([])
  settle()
  expect(begun).toEqual(['first'])
  whenSettled(() => begun.push('late'))
  settle()
  expect(begun).toEqual(['first', 'late'])
})

import { expect, test } from 'vitest'
import { eventually } from '#testing'
import { settle, whenSettled } from './settled.ts'

test('what may come later waits for the first page, and from then on for the next paint', async () => {
  const begun: string[] = []
  whenSettled(() => begun.push('first'))
  const callOff = whenSettled(() => begun.push('called off'))
  callOff()
  expect(begun).toEqual([])
  settle()
  expect(begun).toEqual(['first'])
  whenSettled(() => begun.push('late'))
  whenSettled(() => begun.push('called off'))()
  settle()
  expect(begun).toEqual(['first'])
  await eventually(() => expect(begun).toEqual(['first', 'late']))
})

import { expect, test } from 'vitest'
import { createProgram, getProgram, programExamples } from '@allenio/contract/programs'
import { testHouse } from '#testing'

const { as, given } = await testHouse()

test.each(programExamples)('a program begins as the example %s, whose exercises are those of the library', async example => {
  const { coach } = await given.team()
  const { id } = await as(coach).call(createProgram, { title: 'Forza', example })
  const { weekList } = await as(coach).call(getProgram, { id })
  expect(weekList.map(({ isDeload }) => isDeload)).toEqual([false, false, false, true])
  const rows = weekList.map(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises)))
  expect(rows.flat().filter(({ exerciseId }) => exerciseId === null)).toEqual([])
  const [first, second, , last] = rows
  expect(first?.length).toBeGreaterThan(10)
  const strength = first?.findIndex(({ rir }) => rir !== null) ?? -1
  expect([first?.[strength]?.rir, second?.[strength]?.rir]).toEqual([3, 2])
  expect(last?.[strength]?.sets).toBeLessThan(first?.[strength]?.sets ?? 0)
  expect(weekList[0]?.days[0]?.name).not.toBe('')
})

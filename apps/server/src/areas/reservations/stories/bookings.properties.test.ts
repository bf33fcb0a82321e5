import { runs } from '@allenio/domain/testing'
import { testHouse } from '#testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from './story-rows.testing.ts'
import { faultsOnScreens } from './story-screens.testing.ts'
import { daysPass, step, type Step } from './story-steps.testing.ts'
import { faultsIn } from './story-truths.testing.ts'
import { beginStory, storyWorld } from './story-world.testing.ts'

const house = await testHouse()

/** One thing after the other, some of them at the same moment. */
const scenes = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: step.map(each => [each]) },
    { weight: 3, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
    { weight: 2, arbitrary: daysPass.map(each => [each]) },
  ),
  { minLength: 3, maxLength: 8, size: 'max' },
)

async function play(world: Awaited<ReturnType<typeof storyWorld>>, story: readonly (readonly Step[])[]): Promise<void> {
  const lines: string[] = []
  const judge = (faults: readonly string[]) => {
    if (faults.length > 0) throw new Error([...lines, ...faults.map(fault => `but ${fault}`)].join('\n'))
  }
  await beginStory(world)
  let rows = await rowsOf(world)
  for (const scene of story) {
    const before = rows
    const told = await Promise.allSettled(scene.map(each => each(world, before)))
    const said = told.map(each => (each.status === 'fulfilled' ? each.value : String(each.reason)))
    lines.push(said.join('\n  at the same moment: '))
    judge(told.flatMap(each => (each.status === 'rejected' ? ['a call failed'] : [])))
    rows = await rowsOf(world)
    judge(faultsIn(world, { before, after: rows, steps: scene.length }))
  }
  judge(await faultsOnScreens(world))
}

test(
  'whatever clients and the team do, in whatever order, seats, credits and screens are right',
  { timeout: runs.numRuns * 2_000 },
  async () => {
    const world = await storyWorld(house)
    const result = await fc.check(
      fc.asyncProperty(scenes, story => play(world, story)),
      { ...runs, ...(process.env['PROPERTY_SEED'] !== undefined && { seed: Number(process.env['PROPERTY_SEED']) }) },
    )
    const stack = result.errorInstance instanceof Error ? result.errorInstance.stack : ''
    expect(result.failed ? `seed ${result.seed}, path ${result.counterexamplePath}\n${stack}` : 'every story is right').toBe(
      'every story is right',
    )
  },
)

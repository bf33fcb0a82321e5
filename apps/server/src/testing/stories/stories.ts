import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { expect } from 'vitest'

/** Somebody does something, or something happens to them. */
export interface Step<Scene> {
  /** The line of the story, in words. */
  line: string
  /** Does it, and answers what came of it in a few words. */
  run: (scene: Scene) => Promise<string>
}

export type AnyStep<Scene> = fc.Arbitrary<Step<Scene>>

/** A step that prints itself, so that the counterexample of a failure can be read. */
export const step = <Scene>(line: string, run: Step<Scene>['run']): Step<Scene> => {
  const printed = { line, run, [fc.toStringMethod]: () => line }
  return printed
}

interface Stories<Scene> {
  /** After a story that has failed, nothing of it is to be met again. */
  begin: (isAfterFailure: boolean) => Promise<Scene>
  steps: fc.Arbitrary<Step<Scene>>
  /** The longest story. */
  most: number
  /** Lets everything settle, and lists what does not add up then. */
  end: (scene: Scene) => Promise<readonly string[]>
}

/** All properties of stories share the runs, because one story asks the server fifty times. */
const properties = 4
const numRuns = Math.ceil(runs.numRuns / properties)
const longestMs = 60_000 + numRuns * 2_000

/** A second try would be of other stories. */
export const storyLimits = { timeout: longestMs, retry: 0 }

/** Tries a property with random stories. A failure prints the shortest story that fails, a line for each step. */
export async function tryStories<Scene>({ begin, steps, most, end }: Stories<Scene>): Promise<void> {
  let hasFailed = false
  const story = fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: most, size: 'max' }), async chosen => {
    const lines: string[] = []
    try {
      const scene = await begin(hasFailed)
      hasFailed = false
      for (const { line, run } of chosen) {
        lines.push(line)
        const outcome = await run(scene)
        lines[lines.length - 1] = `${line} → ${outcome}`
      }
      const faults = await end(scene)
      if (faults.length > 0) throw new Error(faults.join('\n'))
      expect(faults).toEqual([])
    } catch (error) {
      hasFailed = true
      throw new Error(`The story:\n${lines.join('\n')}\n\n${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  })
  // time is left to print what was found
  await fc.assert(story, { ...runs, numRuns, plugins: [fc.interruptAfterTimeLimit(longestMs - 15_000)], includeErrorInReport: true })
}

/** Whether two lists name the same things, each once. */
export const areSameIds = (here: readonly (string | null)[], there: readonly string[]): boolean =>
  here.length === there.length && new Set(here).size === here.length && there.every(id => here.includes(id))

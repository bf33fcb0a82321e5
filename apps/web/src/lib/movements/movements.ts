import { libraryId } from '@allenio/domain/library-ids'
import type { Movement } from './body.ts'
import { conditioning } from './poses/conditioning.ts'
import { curls } from './poses/curls.ts'
import { deadlifts } from './poses/deadlifts.ts'
import { flies } from './poses/flies.ts'
import { legs } from './poses/legs.ts'
import { presses } from './poses/presses.ts'
import { pulls } from './poses/pulls.ts'
import { stretches } from './poses/stretches.ts'
import { trunk } from './poses/trunk.ts'

/** The movements by the exercise's name in the library's files. */
export const movements: Readonly<Record<string, Movement>> = {
  ...conditioning,
  ...curls,
  ...deadlifts,
  ...flies,
  ...legs,
  ...presses,
  ...pulls,
  ...stretches,
  ...trunk,
}

const byId = new Map(
  Object.entries(movements).flatMap(([name, movement]) =>
    [name, ...(movement.also ?? [])].map(each => [libraryId('exercise', each), movement] as const),
  ),
)

/** The movement of an exercise of the library. */
export const movementOf = (exerciseId: string): Movement | undefined => byId.get(exerciseId)

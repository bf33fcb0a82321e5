import { z } from 'zod'
import { CellId } from '../lists.ts'
import { rowBounds, rowTextLengths, type BoundedFigure } from '../row-bounds.ts'

// The cells of the rows of a program. A cell without a value is absent. Letters, positions and numbers follow from the order.

const name = z.string().trim().max(rowTextLengths.name)
const text = z.string().max(rowTextLengths.note)

export const rowTypes = ['reps', 'time', 'distance'] as const
export type RowType = (typeof rowTypes)[number]
export const restTypes = ['seconds', 'no_rest'] as const
export const setKinds = ['work', 'warmup', 'drop', 'failure'] as const
export type SetKind = (typeof setKinds)[number]
export const presetRestSeconds = 90

/** An exercise of the library, or a name alone; the name is what was shown when it was chosen. */
export const ExerciseCell = z.object({ id: CellId.optional(), name: name.min(1) })
export type ExerciseCell = z.output<typeof ExerciseCell>

/** Repetitions as they are written: "8", "8-10", "10/8/6", "max". */
const reps = z.string().trim().max(rowTextLengths.reps)
/** The range within which a double progression climbs, once `reps` says where in it the set stands: "8-10". */
const repRange = z.string().trim().max(rowTextLengths.repRange)
/** A load as it is written: "82.5", "75%", "bw+5", or free text. */
const load = z.string().trim().max(rowTextLengths.load)
const whole = (figure: BoundedFigure) => z.int().min(rowBounds[figure].least).max(rowBounds[figure].most)
const decimal = (figure: BoundedFigure) => z.number().min(rowBounds[figure].least).max(rowBounds[figure].most)
const seconds = whole('seconds')
const metres = decimal('metres')
const rpe = decimal('rpe').multipleOf(rowBounds.rpe.step)
const rir = whole('rir')

/** One set that differs from the figures of its row; what it does not name is the row's. */
export const PlannedSet = z.object({
  kind: z.enum(setKinds).optional(),
  reps: reps.optional(),
  repRange: repRange.optional(),
  seconds: seconds.optional(),
  metres: metres.optional(),
  load: load.optional(),
  rpe: rpe.optional(),
  rir: rir.optional(),
})
export type PlannedSet = z.output<typeof PlannedSet>

export const RowCells = z.object({
  exercise: ExerciseCell.optional(),
  /** Rows that stand together and bear one name are a superset. */
  superset: z.string().max(rowTextLengths.superset).optional(),
  type: z.enum(rowTypes).optional(),
  sets: whole('sets').optional(),
  reps: reps.optional(),
  repRange: repRange.optional(),
  seconds: seconds.optional(),
  metres: metres.optional(),
  load: load.optional(),
  rpe: rpe.optional(),
  rir: rir.optional(),
  /** Tempo: lowering, pause, lifting, pause. */
  tut: z.string().trim().max(rowTextLengths.tut).optional(),
  restType: z.enum(restTypes).optional(),
  restSeconds: whole('restSeconds').optional(),
  note: text.optional(),
  setList: z.array(PlannedSet).max(rowBounds.sets.most).optional(),
  /** Whether the client is asked to film it. */
  asksForVideo: z.boolean().optional(),
})
export type RowCells = z.output<typeof RowCells>

export const WorkoutCells = z.object({ name: name.optional(), note: text.optional() })
export const DayCells = z.object({ name: name.optional(), note: text.optional() })
export const WeekCells = z.object({ name: name.optional(), note: text.optional(), isDeload: z.boolean().optional() })

/** How much the training maximum of a lift grows with each cycle: by kilograms, or by a share of itself. */
const MaximumIncrease = z.object({
  /** The exercise's id, or 'name ' with its name in small letters. */
  key: z.string().max(140),
  unit: z.enum(['kg', 'percent']),
  value: z.number().min(0).max(50).multipleOf(0.01),
})
export type MaximumIncrease = z.output<typeof MaximumIncrease>

/** Percentages repeat after so many weeks, of greater maxima. */
export const MaximumCycle = z.object({ weeks: z.int().min(1).max(52), increases: z.array(MaximumIncrease).max(100) })
export type MaximumCycle = z.output<typeof MaximumCycle>

export const ProgramCells = z.object({ title: name.optional(), description: text.optional(), cycle: MaximumCycle.optional() })
export type ProgramCells = z.output<typeof ProgramCells>

import type { ExerciseCell, RowCells, SetKind } from '@allenio/contract/programs'
import type { Pain, SetFigures, SkipReason } from '@allenio/contract/workouts'

interface NewSet {
  id: string
  kind: SetKind
  figures: SetFigures
}

/** Ids for an exercise that takes over what is left of another one. */
interface NextIds {
  exerciseId: string
  setIds: readonly string[]
}

/** Something that somebody does in a workout. The id makes sure that it counts once, also if it is read again after a crash. */
export type WorkoutEvent = { id: string; at: string } & WorkoutGesture

export type WorkoutGesture =
  | { kind: 'tick set'; setId: string; figures: SetFigures }
  | { kind: 'untick set'; setId: string }
  | { kind: 'edit set'; setId: string; figures: SetFigures; setKind?: SetKind }
  | { kind: 'add set'; exerciseId: string; set: NewSet }
  | { kind: 'remove set'; setId: string }
  | { kind: 'add exercise'; exerciseId: string; exercise: ExerciseCell; target: RowCells | null; sets: readonly NewSet[] }
  | { kind: 'remove exercise'; exerciseId: string }
  /** The sets that are not done yet get the figures of the other exercise. Those that are done stay, and it follows them. */
  | { kind: 'swap exercise'; exerciseId: string; exercise: ExerciseCell; figures: readonly SetFigures[]; next: NextIds }
  | { kind: 'reorder exercises'; exerciseIds: readonly string[] }
  /** Skips an exercise, or takes it up again if the reason is null. */
  | { kind: 'skip exercise'; exerciseId: string; reason: SkipReason | null }
  | { kind: 'note exercise'; exerciseId: string; note: string }
  | { kind: 'report pain'; exerciseId: string; pain: Pain | null }
  | { kind: 'add video'; exerciseId: string; videoId: string | null }
  | { kind: 'note workout'; note: string }
  | { kind: 'rate workout'; rpe: number | null }
  | { kind: 'finish' }
  | { kind: 'discard' }
  /** Takes back what an event has changed, as far as nothing else has changed it since. */
  | { kind: 'undo'; eventId: string }

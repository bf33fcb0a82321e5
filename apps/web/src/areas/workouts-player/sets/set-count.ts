export interface SetCount {
  done: number
  sets: number
}

interface CountedExercise {
  isSkipped: boolean
  sets: readonly { set: { doneAt: string | null } }[]
}

/** Sets of exercises. What was done counts, also of an exercise that was skipped in the middle; what was skipped does not. */
export function countSets(exercises: readonly CountedExercise[]): SetCount {
  const counts = exercises.map(({ isSkipped, sets }) => {
    const done = sets.filter(({ set }) => set.doneAt !== null).length
    return { done, sets: isSkipped ? done : sets.length }
  })
  const sum = (name: keyof SetCount) => counts.reduce((total, count) => total + count[name], 0)
  return { done: sum('done'), sets: sum('sets') }
}

export const mapStates = ['done', 'partly', 'missed', 'planned', 'extra', 'rest'] as const
export type MapState = (typeof mapStates)[number]

interface DayCount {
  planned: number
  done: number
}

/** The state of a day. Today nothing is missed yet. */
export function stateOfDay(counts: DayCount | undefined, { day, today }: { day: string; today: string }): MapState {
  const { planned, done } = counts ?? { planned: 0, done: 0 }
  if (planned === 0) return done > 0 ? 'extra' : 'rest'
  if (done >= planned) return 'done'
  if (done > 0) return 'partly'
  return day < today ? 'missed' : 'planned'
}

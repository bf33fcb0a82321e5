import type { HistorySource } from '@allenio/contract/workouts'

/** Names of products, which are the same in every language. */
const names = {
  strong: 'Strong',
  hevy: 'Hevy',
  truecoach: 'TrueCoach',
  trainerize: 'Trainerize',
  everfit: 'Everfit',
} as const satisfies Record<Exclude<HistorySource, 'other'>, string>

type KnownSource = keyof typeof names

export const sourceName = (source: KnownSource): string => names[source]

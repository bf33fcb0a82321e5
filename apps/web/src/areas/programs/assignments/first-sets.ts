import type { ProgramUser } from '@allenio/contract/programs'
import { listFirstSets, trainingMarksAtOnce } from '@allenio/contract/workouts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, read, readInPortions } from '#lib/api'

const keyOf = (programUserId: string, releaseId: string) => `${programUserId}/${releaseId}`

/** When clients have begun to train by the release that they have: the last of its receipts, asked for all that are listed at once. */
export function useFirstSets(users: readonly ProgramUser[]): (user: ProgramUser) => string | undefined {
  const ids = users.flatMap(({ id, may }) => (may.update ? [id] : []))
  const { data } = useQuery({
    ...read(listFirstSets, { programUserId: ids }, { quiet: true }),
    queryFn: async ({ signal }) => ({ firstSets: await readInPortions({ ids, atOnce: trainingMarksAtOnce, ask: askWith(signal) }) }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const moments = new Map(data?.firstSets.map(({ programUserId, releaseId, firstSetAt }) => [keyOf(programUserId, releaseId), firstSetAt]))
  return ({ id, releaseId }) => moments.get(keyOf(id, releaseId))
}

const askWith = (signal: AbortSignal) => async (programUserId: string[]) =>
  (await call(listFirstSets, { programUserId }, { signal })).firstSets

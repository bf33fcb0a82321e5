import { listTrainingMarks, trainingMarksAtOnce } from '@allenio/contract/workouts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdherenceColumn } from '#areas/clients'
import { call, read, readInPortions } from '#lib/api'
import { areaWords } from '#lib/words'

const useMarkWords = areaWords('workouts marks', {
  it: {
    counted_one: '{{done}} allenamento su {{count}} previsto',
    counted_other: '{{done}} allenamenti su {{count}} previsti',
    none: 'Nessun allenamento previsto',
  },
  en: {
    counted_one: '{{done}} of {{count}} planned workout',
    counted_other: '{{done}} of {{count}} planned workouts',
    none: 'No planned workouts',
  },
})

/** Asks for all that are listed at once; while more are loaded the marks of the others stay. */
function useAdherence(clientIds: readonly string[]): ReturnType<AdherenceColumn['useAdherence']> {
  const t = useMarkWords()
  const { data } = useQuery({
    ...read(listTrainingMarks, { clientId: [...clientIds] }, { quiet: true, staleTime: 60_000 }),
    queryFn: async ({ signal }) => ({
      marks: await readInPortions({ ids: clientIds, atOnce: trainingMarksAtOnce, ask: ids => askFor(ids, signal) }),
    }),
    enabled: clientIds.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    data &&
    new Map(
      data.marks.map(({ clientId, planned, done, percent, level }) => [
        clientId,
        { percent, level, title: planned > 0 ? t('counted', { count: planned, done: String(done) }) : t('none') },
      ]),
    )
  )
}

const askFor = async (clientId: string[], signal: AbortSignal) => (await call(listTrainingMarks, { clientId }, { signal })).marks

/** The dot of the client list. */
export const trainingAdherence: AdherenceColumn = {
  id: 'training',
  order: 10,
  permission: 'view workouts',
  label: { it: 'Allenamento', en: 'Training' },
  useAdherence,
}

import { clientsPerPage } from '@allenio/contract/clients'
import { listTrainingMarks } from '@allenio/contract/workouts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { AdherenceColumn } from '#areas/clients'
import { read } from '#lib/api'
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

/** Asks for the clients of each page by itself: those that are there already stay when more are loaded. */
function useAdherence(clientIds: readonly string[]): ReturnType<AdherenceColumn['useAdherence']> {
  const t = useMarkWords()
  const pages = Array.from({ length: Math.ceil(clientIds.length / clientsPerPage) }, (_, page) =>
    clientIds.slice(page * clientsPerPage, (page + 1) * clientsPerPage),
  )
  const reads = useQueries({
    queries: pages.map(clientId => ({
      ...read(listTrainingMarks, { clientId }, { quiet: true, staleTime: 60_000 }),
      placeholderData: keepPreviousData,
    })),
  })
  if (reads.some(({ isPending }) => isPending)) return undefined
  return new Map(
    reads
      .flatMap(({ data }) => data?.marks ?? [])
      .map(({ clientId, planned, done, percent, level }) => [
        clientId,
        { percent, level, title: planned > 0 ? t('counted', { count: planned, done: String(done) }) : t('none') },
      ]),
  )
}

/** The dot of the client list. */
export const trainingAdherence: AdherenceColumn = {
  id: 'training',
  order: 10,
  permission: 'view workouts',
  label: { it: 'Allenamento', en: 'Training' },
  useAdherence,
}

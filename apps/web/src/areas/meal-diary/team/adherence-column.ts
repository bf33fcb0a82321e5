import { dietMarksAtOnce, listDietMarks } from '@allenio/contract/meal-diary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdherenceColumn } from '#areas/clients'
import { call, read, readInPortions } from '#lib/api'
import { areaWords } from '#lib/words'

const useMarkWords = areaWords('diet marks', {
  it: {
    counted_one: '{{known}} giorno segnato su {{count}}',
    counted_other: '{{known}} giorni segnati su {{count}}',
    none: 'Nessun piano alimentare',
  },
  en: { counted_one: '{{known}} of {{count}} day logged', counted_other: '{{known}} of {{count}} days logged', none: 'No meal plan' },
})

/** Asks for all that are listed at once; while more are loaded the marks of the others stay. */
function useAdherence(clientIds: readonly string[]): ReturnType<AdherenceColumn['useAdherence']> {
  const t = useMarkWords()
  const { data } = useQuery({
    ...read(listDietMarks, { clientId: [...clientIds] }, { quiet: true, staleTime: 60_000 }),
    queryFn: async ({ signal }) => ({
      marks: await readInPortions({ ids: clientIds, atOnce: dietMarksAtOnce, ask: ids => askFor(ids, signal) }),
    }),
    enabled: clientIds.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    data &&
    new Map(
      data.marks.map(({ clientId, plannedDays, knownDays, percent, level }) => [
        clientId,
        { percent, level, title: plannedDays > 0 ? t('counted', { count: plannedDays, known: String(knownDays) }) : t('none') },
      ]),
    )
  )
}

const askFor = async (clientId: string[], signal: AbortSignal) => (await call(listDietMarks, { clientId }, { signal })).marks

/** The dot of the client list. */
export const dietAdherence: AdherenceColumn = {
  id: 'nutrition',
  order: 20,
  permission: 'update meal plans',
  label: { it: 'Dieta', en: 'Diet' },
  useAdherence,
}

import { listClientActions } from '@allenio/contract/client-actions'
import { addDays } from '@allenio/domain/days'
import { actionKindName } from '@allenio/domain/client-actions'
import { romeDay } from '@allenio/domain/formats'
import { useQuery } from '@tanstack/react-query'
import type { AgendaRead, AgendaScope } from '#areas/clients'
import { read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'

/** The tasks that are due today and in the coming days. */
export function useActionAgenda({ daysAhead, ...scope }: AgendaScope): AgendaRead {
  const language = useLanguage()
  const query = useQuery(read(listClientActions, { ...scope, state: 'open', daysAhead }, { quiet: true, keep: true }))
  const today = romeDay()
  const lastDay = addDays(today, daysAhead)
  return {
    ...query,
    data: query.data && {
      entries: query.data.userClientActions
        .filter(({ dueDay }) => dueDay >= today && dueDay <= lastDay)
        .map(({ id, client, dueDay, kind, title }) => ({
          id,
          day: dueDay,
          client,
          text: title || actionKindName(language, kind),
          href: hrefTo('/clients/$id/actions', { id: client.id }, { search: { action: id } }),
        })),
      counts: query.data.due ?? [],
    },
  }
}

import { getOperatorMessages } from '@allenio/contract/dash'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#shell'
import { read } from '#lib/api'
import { areaWords } from '#lib/words'
import { dismissBanner, showBanner } from '#ui/banner'
import { closedMessages } from './closed-messages.ts'

const { say } = areaWords('operator messages', { it: { lead: 'Avviso' }, en: { lead: 'Notice' } })

const quarterHour = 900_000

/** Shows the operator's messages of today; a message that somebody has closed stays closed in this browser. */
export function useOperatorMessages(): void {
  const me = useMe()
  const isProfessional = me?.workspace !== undefined && me.workspace !== null && me.workspace.role !== 'client'
  const { data } = useQuery({
    ...read(getOperatorMessages, {}, { quiet: true, staleTime: quarterHour }),
    enabled: isProfessional,
    retry: 1,
  })
  const messages = isProfessional ? data?.messages : undefined
  useEffect(() => {
    const openMessages = (messages ?? []).filter(({ id }) => !closedMessages.has(id))
    for (const { id, kind, text } of openMessages) {
      showBanner({
        id: `operator ${id}`,
        type: kind === 'banner' ? 'warning' : 'info',
        lead: say('lead'),
        text,
        onClose: () => closedMessages.add(id),
      })
    }
    return () => {
      for (const { id } of openMessages) dismissBanner(`operator ${id}`)
    }
  }, [messages])
}

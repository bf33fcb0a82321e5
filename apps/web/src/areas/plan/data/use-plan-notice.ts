import { checkPlan } from '@allenio/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useMe } from '#shell'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { dismissBanner, showBanner } from '#ui/banner'
import { useWords } from '../words/index.ts'
import { isPutAway, putAway } from './put-away.ts'
import { noticeOf } from './notice.ts'
import { supportLink } from './support-link.ts'

const id = 'plan'
const dayMs = 86_400_000

/** Asked once a session, of admins alone: how long the trial runs, or what ended. */
export function usePlanNotice(): void {
  const t = useWords()
  const { day } = useFormats()
  const me = useMe()
  const workspace = me?.workspace?.role === 'admin' ? me.workspace : undefined
  const { data } = useQuery({
    // cached on the device, so that the next load shows it before the page and nothing moves
    ...read(checkPlan, {}, { quiet: true, keep: true, staleTime: Infinity }),
    enabled: workspace !== undefined,
    gcTime: Infinity,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const notice = data && noticeOf(data)
  const name = workspace && notice && `${workspace.id} ${notice.kind}`
  const business = workspace?.name ?? ''
  const words = notice && wordsOf()
  const [type, lead, text] = [notice?.type, words?.lead, words?.text]

  function wordsOf(): { lead: string; text: string } {
    if (!data || !notice) return { lead: '', text: '' }
    const counts = { active: data.active_clients, max: data.max_clients ?? 0 }
    switch (notice.kind) {
      case 'trial':
        return {
          lead: notice.days === 0 ? t('trialLast') : t('trialDays', { count: notice.days }),
          text: t('trialText', { day: day(new Date(Date.now() + notice.days * dayMs)) }),
        }
      case 'buffer':
        return { lead: notice.message, text: `${t('bufferLead', { count: data.hours })} ${t('bufferText')}` }
      case 'ended':
        return { lead: notice.message, text: t('endedText') }
      case 'over free':
        return { lead: t('overFreeLead'), text: t('overFreeText', counts) }
      case 'over plan':
        return { lead: t('overPlanLead'), text: t('overPlanText', counts) }
      default:
        return notice satisfies never
    }
  }

  useLayoutEffect(() => {
    if (!name || !type || !lead || !text || isPutAway(name)) return
    const link = supportLink(t('subject', { business }))
    showBanner({
      id,
      type,
      lead,
      text,
      buttons: link ? [{ text: t('write'), onClick: () => location.assign(link) }] : [],
      onClose: () => putAway(name),
    })
    return () => dismissBanner(id)
  }, [name, type, lead, text, business, t])
}

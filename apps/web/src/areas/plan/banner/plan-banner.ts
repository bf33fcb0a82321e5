import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useFormats } from '#lib/formats'
import { tab } from '#lib/session'
import { useMe, useToday } from '#shell'
import { dismissBanner, showBanner } from '#ui/banner'
import { supportLink } from '../support-link.ts'
import { planQuery, useRunBusiness } from '../data.ts'
import { bannerOf } from './banner.ts'
import { useWords } from './words.ts'

const id = 'plan'
const dayMs = 86_400_000

/**
 * Asked once a session, of admins alone: how long the trial runs, or what ended. A session of an installed app may last for weeks, so the
 * next day counts as another one.
 */
export function usePlanBanner(): void {
  const t = useWords()
  const { day } = useFormats()
  const me = useMe()
  const workspace = useRunBusiness()
  const check = useSessionCheck(workspace && `${me?.id} ${workspace.id}`)
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...planQuery(),
    enabled: ({ state }) => workspace !== undefined && (state.data === undefined || !check.isDone),
    gcTime: Infinity,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { finish } = check
  useEffect(() => {
    if (isSuccess && isFetchedAfterMount) finish()
  }, [isSuccess, isFetchedAfterMount, finish])
  const banner = data && bannerOf(data)
  const name = workspace && banner && `${workspace.id} ${banner.kind}`
  const business = workspace?.name ?? ''
  const words = banner && wordsOf()
  const [type, lead, text] = [banner?.type, words?.lead, words?.text]

  function wordsOf(): { lead: string; text: string } {
    if (!data || !banner) return { lead: '', text: '' }
    const counts = { active: data.active_clients, max: data.max_clients ?? 0 }
    switch (banner.kind) {
      case 'trial':
        return {
          lead: banner.days === 0 ? t('trialLast') : t('trialDays', { count: banner.days }),
          text: t('trialText', { day: day(new Date(Date.now() + banner.days * dayMs)) }),
        }
      case 'buffer':
        return { lead: banner.message, text: `${t('bufferLead', { count: data.hours })} ${t('bufferText')}` }
      case 'ended':
        return { lead: banner.message, text: t('endedText') }
      case 'over free':
        return { lead: t('overFreeLead'), text: t('overFreeText', counts) }
      case 'over plan':
        return { lead: t('overPlanLead'), text: t('overPlanText', counts) }
      default:
        return banner satisfies never
    }
  }

  useLayoutEffect(() => {
    if (!name || !type || !lead || !text || isDismissed(name)) return
    const link = supportLink(t('subject', { business }))
    showBanner({
      id,
      type,
      lead,
      text,
      buttons: link ? [{ text: t('write'), onClick: () => location.assign(link) }] : [],
      onClose: () => storeDismissal(name),
    })
    return () => dismissBanner(id)
  }, [name, type, lead, text, business, t])
}

const key = 'allenio.plan.put-away'

/** A notice that was closed stays closed until the next session. */
export function isDismissed(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name
  } catch {
    return false
  }
}

export function storeDismissal(name: string): void {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // refused storage: it comes back with the next page load
  }
}

const checkedKey = 'allenio.plan.checked'

/** Whether something was asked already in this session, for this person and business. A reload does not begin a new session. */
function useSessionCheck(owner: string | undefined): { isDone: boolean; finish: () => void } {
  const mark = `${owner ?? ''} ${useToday()}`
  // as it was when the page loaded: what is asked now may still be asked for another business
  const [before] = useState(() => tab.read(checkedKey))
  const finish = useCallback(() => tab.write(checkedKey, mark), [mark])
  return { isDone: owner !== undefined && before === mark, finish }
}

import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { plansHref } from '#areas/plan'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { Banner } from '#ui/banner'
import { limitQuery } from '../data.ts'
import { usePartWords } from '../marks/words.ts'

interface LimitNoticeProps {
  /** Where the way back from the plans leads, if that is more than the page's path. */
  from?: string
}

/** Shown before somebody fills in a form that the plan would refuse; it says what to do instead. */
export function LimitNotice({ from }: LimitNoticeProps) {
  const t = usePartWords()
  const { integer } = useFormats()
  const me = useMe()
  const { data } = useQuery(limitQuery())
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!me?.workspace || !data?.limit_reached) return null
  const isAdmin = me.workspace.role === 'admin'
  const href = plansHref({ places: data.active_clients + 1, from: from ?? path })
  return (
    <Banner
      inset
      type="warning"
      lead={t('limitLead')}
      isClosable={false}
      onClose={() => undefined}
      text={t(isAdmin ? 'limitAdmin' : 'limitOther', { max: integer(data.max_clients ?? 0) })}
      buttons={isAdmin ? [{ text: t('limitPlans'), to: href }] : []}
    />
  )
}

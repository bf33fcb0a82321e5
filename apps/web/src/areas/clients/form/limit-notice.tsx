import { useQuery } from '@tanstack/react-query'
import { supportLink } from '#areas/plan'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { Banner } from '#ui/banner'
import { limitQuery } from '../data.ts'
import { usePartWords } from '../marks/words.ts'

/** Shown before somebody fills in a form that the plan would refuse; it says what to do instead. */
export function LimitNotice() {
  const t = usePartWords()
  const { integer } = useFormats()
  const me = useMe()
  const { data } = useQuery(limitQuery())
  if (!me?.workspace || !data?.limit_reached) return null
  const isAdmin = me.workspace.role === 'admin'
  const link = isAdmin ? supportLink(t('limitSubject', { business: me.workspace.name })) : undefined
  return (
    <Banner
      inset
      type="warning"
      lead={t('limitLead')}
      isClosable={false}
      onClose={() => undefined}
      text={t(isAdmin ? 'limitAdmin' : 'limitOther', { max: integer(data.max_clients ?? 0) })}
      buttons={link ? [{ text: t('limitWrite'), onClick: () => location.assign(link) }] : []}
    />
  )
}

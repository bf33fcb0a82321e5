import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#lib/session'
import { meQuery } from './me.ts'
import { agreeOnLanguage } from './own-language.ts'

/** Compares with the account as soon as it was read on this visit; the stored answer of an earlier visit may be older than a choice. */
export function useAgreedLanguage(): void {
  const { token } = useSession()
  const { data, dataUpdatedAt } = useQuery({ ...meQuery(), enabled: token !== undefined })
  const isFresh = dataUpdatedAt > performance.timeOrigin
  const locale = token === undefined || !isFresh ? undefined : data?.user.locale
  useEffect(() => {
    if (locale) agreeOnLanguage(locale)
  }, [locale])
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#lib/session'
import { meQuery } from './me.ts'
import { agreeOnLanguage } from './own-language.ts'

/** Compares with the account as soon as it was read on this visit; the stored answer of an earlier visit may be older than a choice. */
export function useAgreedLanguage(): void {
  const { token } = useSession()
  const { data, dataUpdatedAt, isFetching } = useQuery({ ...meQuery(), enabled: token !== undefined })
  // an answer that is being replaced may be older than the choice that was just saved
  const isFresh = dataUpdatedAt > performance.timeOrigin && !isFetching
  const locale = token === undefined || !isFresh ? undefined : data?.user.locale
  useEffect(() => {
    if (locale) agreeOnLanguage(locale)
  }, [locale])
}

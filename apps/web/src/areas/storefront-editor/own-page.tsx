import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { SkeletonPage } from '#ui/skeleton'
import { ownQuery } from './data.ts'

/** The short address: it leads to one's own page where that is public, and else to the editor. */
export function Page() {
  const { data } = useQuery(ownQuery())
  const language = useLanguage()
  useEffect(() => {
    if (!data) return
    const { storefront } = data
    // the public page is the server's, and no screen of the app
    if (storefront?.isActive) location.replace(`/sf/${storefront.url}?lang=${language}`)
    else goTo(hrefTo('/storefronts'), { replace: true })
  }, [data, language])
  return <SkeletonPage />
}

import type { ComponentType } from 'react'
import { getAppCache } from '#lib/api'
import { SkeletonPage } from '#ui/skeleton'
import { meQuery, useMe, type Me } from '../me/me.ts'

type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const isClient = ({ roles }: Me) => roles.includes('client')

/** The page of an address that shows clients something else than the team: `export const { Page, prepare } = pageByRole({ … })`. */
export function pageByRole({ client, team: TeamPage }: { client: () => LazyPage | undefined; team: LazyPage }) {
  /** Loads the page that whoever opens the address will see. */
  const prepare = async (): Promise<void> => {
    const me = getAppCache()?.getQueryData(meQuery().queryKey)?.user
    if (me) await (isClient(me) ? client() : TeamPage)?.preload()
  }
  const Page = () => {
    const me = useMe()
    if (!me) return <SkeletonPage />
    const OwnPage = isClient(me) ? client() : undefined
    return OwnPage ? <OwnPage /> : <TeamPage />
  }
  return { prepare, Page }
}

import { deletedClientDays } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetItem, rememberItem, useFrameTabs, useMe, usePageTitle, useParam } from '#shell'
import { useIsHand } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { CallError, messageOf, refresh } from '#lib/api'
import { Banner } from '#ui/banner'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { clientQuery, dropRow } from '../data.ts'
import { ClientRail } from '../marks/client-rail.tsx'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientActions } from '../list/use-client-actions.ts'
import { useDetailWords } from './words.ts'
import { clientFrame, clientTabs } from '../slots.ts'
import { FoldedHeader, FoldedSkeleton } from './folded-header.tsx'
import { Header, HeaderSkeleton } from './header.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import { PartPicker, PartTabs } from './part-tabs.tsx'
import { useOfflineReads } from './use-offline-reads.ts'
import css from './frame.module.css'

/** Stays mounted while somebody moves between a client's tabs. The tab loads at the same time as the client, not after. */
export function ClientFrame() {
  const id = useParam('id')
  const cache = useQueryClient()
  const place = useFrameTabs(clientFrame.id)
  const { current, menu } = place
  const isHand = useIsHand()
  const { data: client, error, refetch, isFetching, isRefetching } = useQuery(clientQuery(id))
  const isOverview = place.tab?.id === clientTabs.overview.id
  usePageTitle(client && (isOverview ? client.name : `${client.name} · ${place.part?.label ?? ''}`))
  // remembers the client for the palette
  const name = client?.name
  useEffect(() => {
    if (name) rememberItem({ id: `client ${id}`, label: name, href: hrefTo('/clients/$id', { id }) })
  }, [id, name])
  const isLost = !client && error instanceof CallError && error.status === 404
  useEffect(() => {
    if (!isLost) return
    forgetItem(`client ${id}`)
    dropRow(cache, id)
    void refresh(cache, ['client'], id)
  }, [isLost, id, cache])
  // each change of tab reads the client again, because somebody may have changed or deleted them meanwhile
  const isHere = current.startsWith(hrefTo('/clients/$id', { id }))
  useEffect(() => {
    if (isHere) void refetch()
  }, [current, isHere, refetch])

  useOfflineReads(id, client?.status === 'active')

  const isDeleted = error instanceof CallError && error.code === 'client deleted'
  // only an answer of the server counts as seen, not an old copy on the device
  const [loadedId, setLoadedId] = useState<string>()
  if (client && !error && !isFetching && loadedId !== id) setLoadedId(id)
  if (isDeleted && loadedId !== id) return <DeletedClient id={id} />
  if (!client && error) {
    return isLost ? <NotFound /> : <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  }
  const neighbours = client && <NeighbourLinks id={id} current={current} />
  // on a phone the folded header has no room for them
  const isBelow = isHand && !isOverview
  const header = { links: menu, aside: !isBelow && neighbours }
  return (
    <div className={css.page}>
      {isDeleted && client && <DeletedBanner client={client} />}
      {!client && (isOverview ? <HeaderSkeleton /> : <FoldedSkeleton />)}
      {client && (isOverview ? <Header {...header} client={client} /> : <FoldedHeader {...header} client={client} />)}
      {isHand ? <PartPicker place={place} aside={isBelow && neighbours} /> : <PartTabs place={place} />}
      <ClientRail
        clientId={client?.id}
        place={isOverview ? 'overview' : current === hrefTo('/clients/$id/macros', { id }) ? 'need' : 'other'}
      />
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  )
}

function useUndelete(id: string) {
  const me = useMe()
  const cache = useQueryClient()
  // the reads that failed while the client was deleted are repeated
  const { undelete, isUndeleting } = useClientActions({ onUndeleted: () => void cache.refetchQueries({ type: 'active' }) })
  const may = me?.permissions.includes('delete clients') ?? false
  return { may, isUndeleting, undelete: () => undelete({ id }) }
}

function DeletedClient({ id }: { id: string }) {
  const t = useDetailWords()
  const { may, isUndeleting, undelete } = useUndelete(id)
  const words = { days: deletedClientDays }
  return (
    <ErrorState
      large
      title={t('deletedTitle')}
      text={may ? t('deletedText', words) : t('deletedTextOther', words)}
      action={
        <>
          {may && (
            <Button kind="primary" isBusy={isUndeleting} onClick={undelete}>
              {t('undelete')}
            </Button>
          )}
          <ButtonLink href={rememberedListHref()}>{t('backToList')}</ButtonLink>
        </>
      }
    />
  )
}

/** Shown when the client was deleted elsewhere. The page stays, so that nothing that is being written is lost. */
function DeletedBanner({ client: { id, name } }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { may, undelete } = useUndelete(id)
  return (
    <div className={css.notice}>
      <Banner
        inset
        type="warning"
        lead={t('deletedMeanwhile', { name })}
        text={t('deletedMeanwhileText')}
        isClosable={false}
        onClose={() => undefined}
        buttons={[...(may ? [{ text: t('undelete'), onClick: undelete }] : []), { text: t('backToList'), to: rememberedListHref() }]}
      />
    </div>
  )
}

function NotFound() {
  const t = useDetailWords()
  return (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={rememberedListHref()}>{t('backToList')}</ButtonLink>}
    />
  )
}

function LoadFailure({ error, onRetry, isRetrying }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const t = useDetailWords()
  return <ErrorState large title={t('loadFailed')} text={messageOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
}

import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FramePart } from '#shell'
import { IconLink } from '#ui/icon-button'
import { useRootMark } from '#ui/root-mark'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Title } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { rememberedListHref } from '../list/list-place.ts'
import { ClientAvatar } from '../marks/people.tsx'
import { StatusBadge } from '../marks/status-badge.tsx'
import { PauseBadge } from '../pauses/pause-badge.tsx'
import { FactLine, Warnings } from './facts.tsx'
import { HeaderActions } from './header-actions.tsx'
import { useDetailWords } from './words.ts'
import css from './folded-header.module.css'

interface FoldedHeaderProps {
  client: ClientDetail
  links: readonly FramePart[]
  aside: ReactNode
}

/** Above the parts: who it is and what must not be forgotten stay in sight while somebody works below. */
export function FoldedHeader({ client, links, aside }: FoldedHeaderProps) {
  const t = useDetailWords()
  useRootMark('data-folded-header')
  return (
    <header className={css.header}>
      <IconLink label={t('toList')} icon={IconArrowLeft} href={rememberedListHref()} />
      <span className={css.photo}>
        <ClientAvatar client={client} size={32} />
      </span>
      <div className={css.who}>
        <Title level={1} size={16} clip className={css.name}>
          <TruncatedText text={client.name} />
        </Title>
        <span className={css.status}>
          <StatusBadge client={client} />
          <PauseBadge client={client} />
        </span>
        <div className={css.facts}>
          <FactLine client={client} />
          <Warnings clientId={client.id} />
        </div>
      </div>
      {aside}
      <HeaderActions key={client.id} isFolded client={client} links={links} />
    </header>
  )
}

/** A placeholder of the same height. */
export const FoldedSkeleton = () => {
  const t = useDetailWords()
  useRootMark('data-folded-header')
  return (
    <div className={css.header}>
      <IconLink label={t('toList')} icon={IconArrowLeft} href={rememberedListHref()} />
      <Waiting>
        <Skeleton width={180} height={20} />
      </Waiting>
    </div>
  )
}

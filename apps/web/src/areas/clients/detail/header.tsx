import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMe, type FramePart } from '#shell'
import { useFormats } from '#lib/formats'
import { Gallery } from '#ui/gallery'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { BareButton, Row } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { rememberedListHref } from '../list/list-place.ts'
import { ClientAvatar } from '../marks/people.tsx'
import { StatusBadge } from '../marks/status-badge.tsx'
import { TagList, TypeMark } from '../marks/labels.tsx'
import { PauseBadge } from '../pauses/pause-badge.tsx'
import { clientMarks } from '../slots.ts'
import { useDetailWords } from './words.ts'
import { Facts, Warnings } from './facts.tsx'
import { HeaderActions } from './header-actions.tsx'
import css from './frame.module.css'

const avatarSize = 64

interface HeaderProps {
  client: ClientDetail
  /** Pages that stand in the menu. */
  links: readonly FramePart[]
  /** Shown at the right of the back link. */
  aside: ReactNode
}

/** The client's name, and the facts that nobody who plans for them may forget. */
export function Header({ client, links, aside }: HeaderProps) {
  const { id, name, type, tags } = client
  return (
    <header className={css.header}>
      <TopRow>{aside}</TopRow>
      <div className={css.line}>
        <Photo key={`photo ${id}`} client={client} />
        <div className={css.who}>
          <Title level={1} breaks className={css.name}>
            {name}
          </Title>
          <span className={css.marks}>
            <StatusBadge client={client} />
            <PauseBadge client={client} />
            {type && <TypeMark isBadge type={type} />}
            {tags.length > 0 && <TagList tags={tags} most={3} wraps />}
            <Marks clientId={id} />
          </span>
          <About client={client} />
        </div>
        <HeaderActions key={`actions ${id}`} client={client} links={links} />
      </div>
      <Facts key={id} client={client} />
      <Warnings clientId={id} />
    </header>
  )
}

/** Marks that other areas contribute. */
function Marks({ clientId }: { clientId: string }) {
  const permissions = useMe()?.permissions ?? []
  return clientMarks
    .entries()
    .filter(({ permission }) => permissions.includes(permission))
    .map(each => <each.Marks key={each.id} clientId={clientId} />)
}

function TopRow({ children }: { children?: ReactNode }) {
  const t = useDetailWords()
  return (
    <Row justify="between" gap={12} className={css.above}>
      <ButtonLink kind="quiet" size="small" icon={IconArrowLeft} href={rememberedListHref()}>
        {t('toList')}
      </ButtonLink>
      {children}
    </Row>
  )
}

function Photo({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { id, name, photoUrl } = client
  const [isOpen, setOpen] = useState(false)
  if (!photoUrl)
    return (
      <span className={css.photo}>
        <ClientAvatar client={client} size={avatarSize} />
      </span>
    )
  return (
    <>
      <BareButton className={css.photo} aria-label={t('openPhoto', { name })} onClick={() => setOpen(true)}>
        <ClientAvatar client={client} size={avatarSize} />
      </BareButton>
      {isOpen && (
        <Gallery items={[{ id, kind: 'image', url: photoUrl, alt: name }]} shown={id} onShow={itemId => setOpen(itemId !== undefined)} />
      )}
    </>
  )
}

function About({ client: { age, heightCm, collaborators, lastSeenAt, isRegistered, deactivatedAt } }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { ago, day, decimal } = useFormats()
  const names = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(collaborators.map(({ name }) => name))
  const parts = [
    age === null ? '' : t('years', { count: age }),
    heightCm === null ? '' : t('centimetres', { count: decimal(heightCm) }),
    names && t('with', { names }),
    lastSeenAt ? t('seen', { ago: ago(lastSeenAt) }) : isRegistered ? t('neverSeen') : '',
    deactivatedAt && t('deactivatedOn', { day: day(deactivatedAt) }),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <Text tone={2} className={css.about}>
      {parts.join(' · ')}
    </Text>
  )
}

/** A placeholder for the header; the tabs below it are shown already. */
export function HeaderSkeleton() {
  return (
    <div className={css.header}>
      <TopRow />
      <Waiting>
        <div className={css.line}>
          <Skeleton width={avatarSize} height={avatarSize} round />
          <div className={css.who}>
            <Skeleton width={220} height={32} />
            <Skeleton width={300} height={16} />
          </div>
        </div>
        <Row gap={40}>
          <Skeleton width={200} height={38} />
          <Skeleton width={140} height={38} />
        </Row>
      </Waiting>
    </div>
  )
}

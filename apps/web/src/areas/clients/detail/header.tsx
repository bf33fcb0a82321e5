import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconArrowLeft, IconBandage } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { Skeleton, Waiting } from '#ui/skeleton'
import { rememberedListHref } from '../list/list-place.ts'
import { ClientAvatar } from '../marks/people.tsx'
import { StatusBadge } from '../marks/status-badge.tsx'
import { TagList } from '../marks/tag-list.tsx'
import { TypeMark } from '../marks/type-mark.tsx'
import { useDetailWords } from './words.ts'
import { HeaderActions } from './header-actions.tsx'
import { SubscriptionFact } from './subscription-fact.tsx'
import css from './frame.module.css'

const Gallery = lazy(async () => ({ default: (await import('#ui/gallery')).Gallery }))

const avatarSize = 64

interface HeaderProps {
  client: ClientDetail
  /** Shown at the right of the back link. */
  aside: ReactNode
}

/** The client's name, and the facts that nobody who plans for them may forget. */
export function Header({ client, aside }: HeaderProps) {
  const { id, name, type, tags } = client
  return (
    <header className={css.header}>
      <TopRow>{aside}</TopRow>
      <div className={css.line}>
        <Photo key={`photo ${id}`} client={client} />
        <div className={css.who}>
          <h1 className={css.name}>{name}</h1>
          <span className={css.marks}>
            <StatusBadge client={client} />
            {type && <TypeMark type={type} />}
            {tags.length > 0 && <TagList tags={tags} most={3} />}
          </span>
          <About client={client} />
        </div>
        <HeaderActions key={`actions ${id}`} client={client} />
      </div>
      <Facts key={id} client={client} />
    </header>
  )
}

function TopRow({ children }: { children?: ReactNode }) {
  const t = useDetailWords()
  return (
    <div className={css.above}>
      <ButtonLink kind="quiet" size="small" icon={<IconArrowLeft stroke={1.5} />} href={rememberedListHref()}>
        {t('toList')}
      </ButtonLink>
      {children}
    </div>
  )
}

function Photo({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { id, name, photoUrl } = client
  const [isShown, setShown] = useState(false)
  if (!photoUrl)
    return (
      <span className={css.photo}>
        <ClientAvatar client={client} size={avatarSize} />
      </span>
    )
  return (
    <>
      <button type="button" className={css.photo} aria-label={t('openPhoto', { name })} onClick={() => setShown(true)}>
        <ClientAvatar client={client} size={avatarSize} />
      </button>
      {isShown && (
        <Suspense>
          <Gallery items={[{ id, kind: 'image', url: photoUrl, alt: name }]} shown={id} onShow={itemId => setShown(itemId !== undefined)} />
        </Suspense>
      )}
    </>
  )
}

function About({ client: { age, heightCm, collaborators, lastSeenAt, isRegistered } }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { ago, decimal } = useFormats()
  const names = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(collaborators.map(({ name }) => name))
  const parts = [
    age === null ? '' : t('years', { count: age }),
    heightCm === null ? '' : t('centimetres', { count: decimal(heightCm) }),
    names && t('with', { names }),
    lastSeenAt ? t('seen', { ago: ago(lastSeenAt) }) : isRegistered ? t('neverSeen') : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className={css.about}>
      {parts.map(part => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}

/** The goal, and the injuries and allergies that limit the ways to reach it. */
function Facts({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { goal, injuries, allergies } = client
  return (
    <dl className={css.facts}>
      {goal && <Fact title={t('goal')}>{goal}</Fact>}
      {injuries && (
        <Fact isWarning title={t('injuries')} icon={<IconBandage stroke={1.5} aria-hidden />}>
          {injuries}
        </Fact>
      )}
      {allergies && (
        <Fact isWarning title={t('allergies')} icon={<IconAlertTriangle stroke={1.5} aria-hidden />}>
          {allergies}
        </Fact>
      )}
      <SubscriptionFact client={client} />
    </dl>
  )
}

// about as many characters as fit into two lines of a quarter of the page
const shortAtMost = 70

function Fact({ title, icon, isWarning, children }: { title: string; icon?: ReactNode; isWarning?: true; children: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.fact} data-warning={isWarning} data-open={isOpen || undefined}>
      <dt>
        {icon}
        {title}
      </dt>
      <dd>
        {children.length <= shortAtMost ? (
          children
        ) : (
          <button type="button" className={css.long} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{children}</span>
          </button>
        )}
      </dd>
    </div>
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
        <div className={css.facts}>
          <Skeleton width={200} height={38} />
          <Skeleton width={140} height={38} />
        </div>
      </Waiting>
    </div>
  )
}

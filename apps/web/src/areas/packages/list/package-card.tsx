import type { Package } from '@allenio/contract/packages'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconPackage,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { CoverImage } from '#ui/cover-image'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { packageHref } from '../data.ts'
import { useTermTexts } from '../use-term-texts.ts'
import css from './package-card.module.css'
import type { usePackageActions } from './use-package-actions.ts'
import { useListWords } from './words.ts'

interface PackageCardProps {
  shown: Package
  actions: ReturnType<typeof usePackageActions>
  onLink: () => void
  /** Moves it by so many places; missing where the order cannot be changed, or there is no such place. */
  onMove: { before?: (() => void) | undefined; after?: (() => void) | undefined }
}

/** A package as its buyers will see it, with what only the team needs to know. */
export function PackageCard({ shown, ...more }: PackageCardProps) {
  const t = useListWords()
  const texts = useTermTexts()
  const { name, description, image, terms, attachments } = shown
  const unlocks = texts.unlocks(terms.unlocks, attachments.length)
  return (
    <>
      <Link href={packageHref(shown.id)} className={css.link} data-row-opens>
        <span className={css.image} aria-hidden>
          {image ? <CoverImage src={image.url} loading="lazy" decoding="async" /> : <Icon of={IconPackage} size={48} />}
        </span>
        <Stack as="span" gap={8} className={css.words}>
          <Marks shown={shown} />
          <Text as="span" size={16} weight={600} lines={2} breaks className={css.name}>
            {name}
          </Text>
          <Row as="span" gap={8} align="baseline" wrap>
            <Text as="span" size={20} weight={600} figures>
              {texts.price(terms)}
            </Text>
            <Text as="span" tone={2}>
              {texts.rhythm(terms)}
            </Text>
          </Row>
          {texts.details(terms).map(line => (
            <Text as="span" size="small" tone={2} key={line}>
              {line}
            </Text>
          ))}
          {description && (
            <Text as="span" tone={2} breaks className={css.description}>
              {description}
            </Text>
          )}
          {unlocks.length > 0 && (
            <Text as="span" size="small" tone={2}>
              {unlocks.join(' · ')}
            </Text>
          )}
        </Stack>
      </Link>
      <span className={css.menu}>
        <RowActions label={t('actions', { name })} items={() => menuItems({ shown, ...more }, t)} />
      </span>
    </>
  )
}

function Marks({ shown: { isFeatured, isActive, isShown, isArchived, isSold } }: { shown: Package }) {
  const t = useListWords()
  if (!isFeatured && isActive && isShown && !isArchived && !isSold) return null
  return (
    <Row as="span" gap={6} wrap>
      {isFeatured && <Badge status="note">{t('featured')}</Badge>}
      {isArchived && <Badge>{t('archivedState')}</Badge>}
      {!isArchived && !isActive && <Badge status="attention">{t('inactive')}</Badge>}
      {!isArchived && isActive && !isShown && <Badge>{t('hidden')}</Badge>}
      {isSold && <Badge status="done">{t('sold')}</Badge>}
    </Row>
  )
}

function menuItems({ shown, actions, onLink, onMove }: PackageCardProps, t: ReturnType<typeof useListWords>): MenuItem[] {
  const { id, may, isActive } = shown
  const item = (isOffered: boolean, entry: MenuItem): MenuItem[] => (isOffered ? [entry] : [])
  return [
    ...item(may.update, { label: t('edit'), icon: IconPencil, href: packageHref(id) }),
    { label: t('link'), icon: IconQrcode, onClick: onLink },
    ...item(may.update, {
      label: t(isActive ? 'deactivate' : 'activate'),
      icon: isActive ? IconPlayerPause : IconPlayerPlay,
      onClick: () => actions.setActive(shown, !isActive),
    }),
    ...(onMove.before ? [{ label: t('moveUp'), icon: IconArrowUp, onClick: onMove.before }] : []),
    ...(onMove.after ? [{ label: t('moveDown'), icon: IconArrowDown, onClick: onMove.after }] : []),
    ...item(may.duplicate, { label: t('duplicate'), icon: IconCopy, onClick: () => actions.duplicate(id) }),
    ...item(may.archive, { label: t('archive'), icon: IconArchive, onClick: () => actions.archive(id) }),
    ...item(may.restore, { label: t('restore'), icon: IconArchiveOff, onClick: () => actions.restore(id) }),
    ...item(may.delete, { label: t('delete'), icon: IconTrash, danger: true, onClick: () => actions.remove(shown) }),
  ]
}

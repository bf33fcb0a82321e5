import { IconArrowLeft, IconMenu2, IconRefresh } from '@tabler/icons-react'
import { useIsInstalled } from '#lib/device'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareButton } from '#ui/layout'
import { Link } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useMe, visitorOf } from '../me/me.ts'
import { useBack } from '../routing/back.ts'
import { homePath } from '../routing/guard.ts'
import { BrandMark } from '../sidebar/brand-mark.tsx'
import { newsPath } from '../sidebar/entries.ts'
import { EntryCount } from '../sidebar/entry-count.tsx'
import { icons } from '../sidebar/icons.ts'
import { PersonMenu } from '../sidebar/person-menu.tsx'
import { useMenu } from '../sidebar/use-menu.ts'
import { entriesOf } from '../sidebar/visible.ts'
import { useWords } from '../words/index.ts'
import { frameToolsRef } from './frame-tools.ts'
import css from './default-layout.module.css'

interface TopBarProps {
  /** undefined if the bottom bar has all entries, because then there is no menu */
  onOpenMenu: (() => void) | undefined
  isOpen: boolean
}

export function TopBar({ onOpenMenu, isOpen }: TopBarProps) {
  const t = useWords()
  const me = useMe()
  const isInstalled = useIsInstalled()
  const back = useBack()
  return (
    <header className={css.topBar}>
      <div className={css.topBarStart}>
        {onOpenMenu && <IconButton label={t('openMenu')} icon={IconMenu2} aria-expanded={isOpen} onClick={onOpenMenu} />}
        {isInstalled && <IconButton label={t('goBack')} icon={IconArrowLeft} onClick={back} />}
      </div>
      <BrandMark href={me ? homePath(visitorOf(me)) : '/home'} me={me} />
      <div className={css.topBarEnd}>
        <div ref={frameToolsRef} className={css.topBarTools} />
        {isInstalled && <IconButton label={t('refresh')} icon={IconRefresh} onClick={() => location.reload()} />}
        <News />
        {me && (
          <PersonMenu me={me} side="bottom-end">
            <BareButton className={css.account}>
              <VisuallyHidden>{`${t('yourAccount')} ${me.name}`}</VisuallyHidden>
              <Avatar name={me.name} photo={me.photo} size={36} seed={me.id} />
            </BareButton>
          </PersonMenu>
        )}
      </div>
    </header>
  )
}

/** A link to the notifications with their count, because on a phone the menu that shows it is closed. */
function News() {
  const t = useWords()
  const { menu } = useMenu()
  const entry = entriesOf(menu).find(({ path }) => path === newsPath)
  if (!entry) return null
  return (
    <Link href={entry.path} className={css.news}>
      <Icon of={icons[entry.icon]} size={24} />
      <VisuallyHidden>{t(entry.label)}</VisuallyHidden>
      <EntryCount path={entry.path} dot={css.newsDot} />
    </Link>
  )
}

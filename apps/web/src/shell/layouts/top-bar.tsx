import { IconArrowLeft, IconMenu2, IconRefresh } from '@tabler/icons-react'
import { useIsInstalled } from '#lib/device'
import { Avatar } from '#ui/avatar'
import { IconButton } from '#ui/icon-button'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useMe } from '../me/me.ts'
import { useBack } from '../routing/use-back.ts'
import { BrandMark } from '../sidebar/brand-mark.tsx'
import { PersonMenu } from '../sidebar/person-menu.tsx'
import { useWords } from '../words/index.ts'
import css from './default-layout.module.css'

export function TopBar({ onOpenMenu, isOpen }: { onOpenMenu: () => void, isOpen: boolean }) {
  const t = useWords()
  const me = useMe()
  const isInstalled = useIsInstalled()
  const back = useBack()
  return (
    <header className={css.topBar}>
      <div className={css.topBarStart}>
        <IconButton
          label={t('openMenu')}
          icon={<IconMenu2 stroke={1.5} />}
          aria-expanded={isOpen}
          onClick={onOpenMenu}
        />
        {isInstalled && <IconButton label={t('goBack')} icon={<IconArrowLeft stroke={1.5} />} onClick={back} />}
      </div>
      <BrandMark href="/home" me={me} />
      <div className={css.topBarEnd}>
        {isInstalled && (
          <IconButton label={t('refresh')} icon={<IconRefresh stroke={1.5} />} onClick={() => location.reload()} />
        )}
        {me && (
          <PersonMenu me={me} side="bottom-end">
            <button type="button" className={css.account}>
              <VisuallyHidden>{`${t('yourAccount')} ${me.name}`}</VisuallyHidden>
              <Avatar name={me.name} photo={me.photo} size={36} seed={me.id} />
            </button>
          </PersonMenu>
        )}
      </div>
    </header>
  )
}

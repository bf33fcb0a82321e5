import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useIsInstalled } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { IconButton } from '#ui/icon-button'
import { BareButton } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useMe, visitorOf } from '../me/me.ts'
import { useBack } from '../routing/back.ts'
import { homePath } from '../routing/guard.ts'
import { BrandMark } from '../sidebar/brand-mark.tsx'
import { HeadEntries } from '../sidebar/head-entries.tsx'
import { PersonMenu } from '../sidebar/person-menu.tsx'
import { useWords } from '../words/index.ts'
import css from './default-layout.module.css'

interface TopBarProps {
  /** The place where the page puts its title; the logo stands there as long as it has none. */
  titleRef: Ref<HTMLDivElement>
}

export function TopBar({ titleRef }: TopBarProps) {
  const t = useWords()
  const me = useMe()
  const isInstalled = useIsInstalled()
  const back = useBack()
  return (
    <header className={css.topBar}>
      {isInstalled && <IconButton label={t('goBack')} icon={IconArrowLeft} onClick={back} />}
      <div ref={titleRef} className={css.topTitle} />
      <div className={css.topBrand}>
        <BrandMark href={me ? homePath(visitorOf(me)) : hrefTo('/home')} me={me} />
      </div>
      <div className={css.topBarEnd}>
        {isInstalled && <IconButton label={t('refresh')} icon={IconRefresh} onClick={() => location.reload()} />}
        <HeadEntries size={24} className={css.news} dot={css.newsDot} />
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

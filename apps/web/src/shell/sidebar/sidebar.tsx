import { IconArrowLeft, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useIsInstalled } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { BareList } from '#ui/layout'
import { extras } from '../extras/area-extras.ts'
import { openPalette } from '../frame/open-state.ts'
import { frameToolsRef } from '../layouts/frame-tools.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { useBack } from '../routing/back.ts'
import { homePath } from '../routing/guard.ts'
import { paletteKeys } from '../shortcuts/shortcut.ts'
import { useWords } from '../words/index.ts'
import { BrandMark } from './brand-mark.tsx'
import { HeadEntries } from './head-entries.tsx'
import { EntryLink, MenuList } from './menu-list.tsx'
import { PersonBlock } from './person-block.tsx'
import css from './sidebar.module.css'
import { useMenu } from './use-menu.ts'

export interface SidebarProps {
  isCollapsed: boolean
  onToggle: () => void
}

export function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  const t = useWords()
  const me = useMe()
  const { menu, active } = useMenu()
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={classes(css.sidebar, css.onDark)} data-collapsed={isCollapsed || undefined} aria-label={t('mainMenu')}>
      <div className={css.head}>
        <BrandMark href={me ? homePath(visitorOf(me)) : hrefTo('/home')} me={me} isCollapsed={isCollapsed} onDark />
        <div className={css.tools}>
          <InstalledButtons />
          <IconButton
            label={t('openPalette')}
            keys={paletteKeys}
            icon={IconSearch}
            kind="onDark"
            size="small"
            side="right"
            onClick={openPalette}
          />
          <span ref={frameToolsRef} />
          <HeadEntries size={18} className={css.headEntry} />
          <IconButton
            label={isCollapsed ? t('expand') : t('collapse')}
            icon={Toggle}
            kind="onDark"
            size="small"
            side="right"
            onClick={onToggle}
          />
        </div>
      </div>
      <div className={css.scroll}>
        <MenuList sections={menu.sections} active={active} isCollapsed={isCollapsed} />
        <BareList className={css.foot}>
          {menu.foot.map(entry => (
            <li key={entry.path}>
              <EntryLink entry={entry} isActive={entry.path === active} isCollapsed={isCollapsed} />
            </li>
          ))}
        </BareList>
        {extras().menuFeet.map((Foot, at) => (
          <Foot key={at} isCollapsed={isCollapsed} />
        ))}
      </div>
      <PersonBlock me={me} isCollapsed={isCollapsed} />
    </nav>
  )
}

/** The back and refresh buttons, because the installed app has no browser buttons. */
function InstalledButtons() {
  const t = useWords()
  const isInstalled = useIsInstalled()
  const back = useBack()
  const reload = () => location.reload()
  if (!isInstalled) return null
  return (
    <>
      <IconButton label={t('goBack')} icon={IconArrowLeft} kind="onDark" size="small" onClick={back} />
      <IconButton label={t('refresh')} icon={IconRefresh} kind="onDark" size="small" onClick={reload} />
    </>
  )
}

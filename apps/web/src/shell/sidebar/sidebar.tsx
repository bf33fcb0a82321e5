import { IconArrowLeft, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useIsInstalled } from '#lib/device'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { BareList } from '#ui/layout'
import { extras } from '../../extras.ts'
import { openPalette } from '../frame/open-state.ts'
import { frameToolsRef } from '../layouts/frame-tools.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { useBack } from '../routing/back.ts'
import { homePath } from '../routing/guard.ts'
import { paletteKeys } from '../shortcuts/shortcut.ts'
import { useWords } from '../words/index.ts'
import { BrandMark } from './brand-mark.tsx'
import { EntryLink, MenuList } from './menu-list.tsx'
import { PersonBlock } from './person-block.tsx'
import css from './sidebar.module.css'
import { useMenu } from './use-menu.ts'

export interface SidebarProps {
  isCollapsed: boolean
  /** the collapse button of a wide screen; a drawer closes instead */
  onToggle?: (() => void) | undefined
  onChosen?: (() => void) | undefined
}

export function Sidebar({ isCollapsed, onToggle, onChosen }: SidebarProps) {
  const t = useWords()
  const me = useMe()
  const { menu, active } = useMenu()
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={classes(css.sidebar, css.onDark)} data-collapsed={isCollapsed || undefined} aria-label={t('mainMenu')}>
      <div className={css.head}>
        <BrandMark href={me ? homePath(visitorOf(me)) : '/home'} me={me} isCollapsed={isCollapsed} onDark onChosen={onChosen} />
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
          {/* the drawer of a phone has no place of its own: the button stays in the top bar */}
          {onToggle && <span ref={frameToolsRef} />}
          {onToggle && (
            <IconButton
              label={isCollapsed ? t('expand') : t('collapse')}
              icon={Toggle}
              kind="onDark"
              size="small"
              side="right"
              onClick={onToggle}
            />
          )}
        </div>
      </div>
      {extras.sidebarHeads.map((Head, at) => (
        <Head key={at} isCollapsed={isCollapsed} />
      ))}
      <div className={css.scroll}>
        <MenuList sections={menu.sections} active={active} isCollapsed={isCollapsed} onChosen={onChosen} />
        <BareList className={css.foot}>
          {menu.foot.map(entry => (
            <li key={entry.label}>
              <EntryLink entry={entry} isActive={entry.path === active} isCollapsed={isCollapsed} onChosen={onChosen} />
            </li>
          ))}
        </BareList>
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

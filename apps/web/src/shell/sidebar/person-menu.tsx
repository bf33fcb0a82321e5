import {
  IconBuildingCommunity,
  IconCheck,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { hrefTo } from '#lib/screens'
import { reportCallError } from '#lib/api'
import { isInstalled, useIsMobile } from '#lib/device'
import { useLanguage, useWording } from '#lib/words'
import { Menu } from '#ui/menu'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { openPalette, showShortcutHelp } from '../frame/open-state.ts'
import { logOut } from '../me/log-out.ts'
import type { Me } from '../me/me.ts'
import { chooseLanguage } from '../me/own-language.ts'
import { useAppearance } from '../me/preferences.ts'
import { switchWorkspace } from '../me/workspace.ts'
import { useWords } from '../words/index.ts'
import { iconOf } from './entry-icon.ts'
import { useMenu } from './use-menu.ts'
import { entriesOf } from './visible.ts'

const checkMark = <IconCheck size={16} stroke={2} aria-hidden />

export interface PersonMenuProps {
  me: Me
  side: 'top-start' | 'bottom-end' | 'right-start'
  children: ReactElement
}

/** The person's menu: business, appearance, language and logout. */
export function PersonMenu({ me, side, children }: PersonMenuProps) {
  const t = useWords()
  const language = useLanguage()
  const isMobile = useIsMobile()
  const { scheme, choose } = useAppearance()
  const pages = usePagesBehindAvatar()
  const here = (isHere: boolean) => (isHere ? { hint: checkMark } : {})
  const move = (workspaceId: string) => void switchWorkspace(workspaceId).catch(error => reportCallError(error))
  const groups: MenuGroup[] = [
    ...(isMobile ? [{ items: [...pages, { label: t('openPalette'), icon: IconSearch, onClick: openPalette }] }] : []),
    ...(me.memberships.length > 1
      ? [
          {
            label: t('workspaces'),
            items: me.memberships.map(({ workspaceId, name, role }) => ({
              label: `${name} · ${t(`role_${role}`)}`,
              icon: IconBuildingCommunity,
              onClick: () => move(workspaceId),
              ...here(workspaceId === me.workspace?.id),
            })),
          },
        ]
      : []),
    {
      label: t('appearance'),
      items: [
        { label: t('light'), icon: IconSun, onClick: () => choose('light'), ...here(scheme === 'light') },
        { label: t('dark'), icon: IconMoon, onClick: () => choose('dark'), ...here(scheme === 'dark') },
        { label: t('auto'), icon: IconDeviceDesktop, onClick: () => choose('auto'), ...here(scheme === 'auto') },
      ],
    },
    {
      label: t('language'),
      items: [
        { label: 'Italiano', icon: IconLanguage, onClick: () => chooseLanguage('it'), ...here(language === 'it') },
        { label: 'English', icon: IconLanguage, onClick: () => chooseLanguage('en'), ...here(language === 'en') },
      ],
    },
    {
      items: [
        ...(isMobile ? [] : [{ label: t('shortcuts'), icon: IconKeyboard, keys: '?', onClick: showShortcutHelp }]),
        ...(isInstalled() ? [] : [{ label: t('getApp'), icon: IconDeviceMobile, href: hrefTo('/download-app') }]),
        { label: t('logOut'), icon: IconLogout, onClick: () => void logOut() },
      ],
    },
  ]
  return (
    <Menu side={side} groups={groups}>
      {children}
    </Menu>
  )
}

/** On a phone the avatar leads to the profile, and to all pages that nothing else there leads to. */
function usePagesBehindAvatar(): readonly MenuItem[] {
  const t = useWords()
  const say = useWording()
  const { bar } = useMenu()
  const entries = bar.opensRest ? bar.rest.foot.filter(({ path }) => path === hrefTo('/settings')) : entriesOf(bar.rest)
  return [
    { label: t('profile'), icon: IconUser, href: hrefTo('/settings', { hash: 'profile' }) },
    ...entries.map(({ path, label }) => ({ label: say(label), icon: iconOf(path), href: path })),
  ]
}

import {
  IconBuildingCommunity,
  IconDeviceDesktop,
  IconFile,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconRefresh,
  IconSun,
} from '@tabler/icons-react'
import { reportCallError } from '#lib/api'
import { config } from '#lib/config'
import type { Screen } from '#lib/screens'
import { useLanguage, useWording } from '#lib/words'
import type { Scheme } from '#ui/theme'
import { screens } from '../../routes.ts'
import { showShortcutHelp } from '../frame/open-state.ts'
import { useShortcutsHere } from '../shortcuts/page-shortcuts.ts'
import { shownKey } from '../shortcuts/shortcut.ts'
import { logOut } from '../me/log-out.ts'
import { visitorOf } from '../me/me.ts'
import type { Me } from '../me/me.ts'
import { chooseLanguage } from '../me/own-language.ts'
import { useAppearance } from '../me/preferences.ts'
import { switchWorkspace } from '../me/workspace.ts'
import { isPublic, mayOpen } from '../routing/guard.ts'
import { iconOf } from '../sidebar/entry-icon.ts'
import { entriesOf, visibleMenu } from '../sidebar/visible.ts'
import { useWords } from '../words/index.ts'
import type { PaletteItem } from './palette-item.ts'

/** All screens without parameters that this person may open: those of the menu in its order, then the others. */
export function usePages(me: Me): readonly PaletteItem[] {
  const say = useWording()
  const person = { ...visitorOf(me), isPremium: me.is_premium, isTest: me.is_test }
  const entries = entriesOf(visibleMenu({ person, variant: config.variant, screens }))
  const inMenu = entries.map(({ label, path, letter }): PaletteItem => {
    const screen = screens.find(path)
    return {
      id: `screen ${path}`,
      label: say(screen?.title ?? label),
      keywords: `${say(label)} ${path.replaceAll('/', ' ')}`,
      icon: iconOf(path),
      href: path,
      ...(letter && { keys: `G ${letter.toUpperCase()}` }),
    }
  })
  const others = screens.list
    .filter(screen => isReachable(screen) && mayOpen(screen.access, person))
    .filter(screen => !entries.some(({ path }) => path === screen.path))
    .map(({ path, title }): PaletteItem => ({ id: `screen ${path}`, label: say(title), keywords: path, icon: IconFile, href: path }))
  return [...inMenu, ...others]
}

/** The deeds that the page has keys for; keys that move about in it are none of its commands. */
export const useCommandsHere = (): readonly PaletteItem[] =>
  useShortcutsHere()
    .flat()
    .filter(({ mayRepeat }) => !mayRepeat)
    .map(({ keys, label, run }) => ({
      id: `here ${keys} ${label}`,
      label,
      icon: IconKeyboard,
      keys: keys.split(' ').map(shownKey).join(' '),
      run,
    }))

const isReachable = ({ path, access, isHidden, layout }: Screen) =>
  !path.includes('$') &&
  !isHidden &&
  path !== '/' &&
  path !== '/404' &&
  (path === '/download-app' || (!isPublic(access) && layout !== 'training school'))

export function useActions(me: Me): readonly PaletteItem[] {
  const t = useWords()
  const language = useLanguage()
  const { scheme, choose } = useAppearance()
  const move = (workspaceId: string) => void switchWorkspace(workspaceId).catch(error => reportCallError(error))
  const workspaces = me.memberships
    .filter(({ workspaceId }) => workspaceId !== me.workspace?.id)
    .map(({ workspaceId, name }): PaletteItem => ({
      id: `workspace ${workspaceId}`,
      label: t('switchTo', { name }),
      icon: IconBuildingCommunity,
      run: () => move(workspaceId),
    }))
  const looks: readonly (PaletteItem & { id: Scheme })[] = [
    { id: 'light', label: t('appearanceLight'), icon: IconSun, run: () => choose('light') },
    { id: 'dark', label: t('appearanceDark'), icon: IconMoon, run: () => choose('dark') },
    { id: 'auto', label: t('appearanceAuto'), icon: IconDeviceDesktop, run: () => choose('auto') },
  ]
  const other = language === 'it' ? 'en' : 'it'
  return [
    ...workspaces,
    ...looks.filter(({ id }) => id !== scheme),
    {
      id: 'language',
      label: other === 'en' ? t('speakEnglish') : t('speakItalian'),
      keywords: 'italiano english lingua language',
      icon: IconLanguage,
      run: () => chooseLanguage(other),
    },
    { id: 'shortcuts', label: t('shortcuts'), keys: '?', icon: IconKeyboard, run: showShortcutHelp },
    { id: 'reload', label: t('reload'), icon: IconRefresh, run: () => location.reload() },
    { id: 'log out', label: t('logOut'), keywords: 'logout', icon: IconLogout, run: () => void logOut() },
  ]
}

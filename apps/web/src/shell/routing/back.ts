import type { AnyRouter } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import type { Screen } from '#lib/screens'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { mayOpen } from './guard.ts'
import { goTo } from './navigate.ts'
import { hasWayBack } from './way-back.ts'

export interface BackQuestion {
  /** the page before this one, within the app */
  previous: string | undefined
  current: string
  /** the nearest screen above this one that the person may open */
  parent: `/${string}` | undefined
  /** whether the person may open the client list, and the list exists */
  hasClients: boolean
}

export type BackAnswer = { kind: 'back' } | { kind: 'go'; to: `/${string}` }

/**
 * Goes back to the previous page. If there is none, as after a reload or by a direct link, it goes to the screen above, and to the
 * clients where none is above or the previous page is the current one.
 */
export function backTarget({ previous, current, parent, hasClients }: BackQuestion): BackAnswer {
  if (previous !== undefined && pathOf(previous) !== pathOf(current)) return { kind: 'back' }
  if (previous === undefined && parent !== undefined) return { kind: 'go', to: parent }
  return { kind: 'go', to: hasClients ? '/clients' : '/home' }
}

const pathOf = (href: string) => (href.split(/[?#]/, 1)[0] ?? '').replace(/(?<=^\/|[^/])\/+$/, '')

/** The nearest address above this one that is a screen: of '/programs/1/assign' it is '/programs'. The start page is above none. */
export function parentPath(pathname: string, screens: readonly Pick<Screen, 'path'>[]): `/${string}` | undefined {
  const end = pathname.replace(/(?<!\/)\/+$/, '').lastIndexOf('/')
  if (end <= 0) return undefined
  const parent: `/${string}` = `/${pathname.slice(1, end)}`
  return screens.some(({ path }) => patternOf(path).test(parent)) ? parent : parentPath(parent, screens)
}

/** '/clients/$id' has one segment more than '/clients', '/sf/{-$url}' perhaps. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`)

let previous: string | undefined

export const previousPath = () => previous

/** Stores the previous path within this page load. */
export const followPaths = (router: AnyRouter) =>
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (pathChanged && fromLocation) previous = fromLocation.pathname
  })

/** The action of every back control in the app. */
export function useBack(): () => void {
  const router = useRouter()
  const me = useMe()
  const clients = screens.find('/clients')
  const hasClients = me !== undefined && clients !== undefined && mayOpen(clients.access, visitorOf(me))
  return () => {
    const current = router.history.location.pathname
    const previous = hasWayBack(router.history) ? previousPath() : undefined
    const openable = me ? screens.list.filter(({ access }) => mayOpen(access, visitorOf(me))) : []
    const answer = backTarget({ previous, current, parent: parentPath(current, openable), hasClients })
    if (answer.kind === 'back') router.history.back()
    else goTo(answer.to)
  }
}

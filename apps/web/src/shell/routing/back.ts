import type { AnyRouter } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { mayOpen } from './guard.ts'
import { goTo } from './navigate.ts'
import { hasWayBack } from './way-back.ts'

export interface BackQuestion {
  /** the page before this one, within the app */
  previous: string | undefined
  current: string
  /** whether the person may open the client list, and the list exists */
  hasClients: boolean
}

export type BackAnswer = { kind: 'back' } | { kind: 'go'; to: '/clients' | '/home' }

/** Goes back to the previous page. If there is none, or it is the current page, it goes to the clients. */
export function backTarget({ previous, current, hasClients }: BackQuestion): BackAnswer {
  if (previous !== undefined && pathOf(previous) !== pathOf(current)) return { kind: 'back' }
  return { kind: 'go', to: hasClients ? '/clients' : '/home' }
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

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
    const answer = backTarget({ previous, current, hasClients })
    if (answer.kind === 'back') router.history.back()
    else goTo(answer.to)
  }
}

import { useRouter } from '@tanstack/react-router'
import { screens } from '../../routes.ts'
import { useMe, visitorOf } from '../me/me.ts'
import { backTarget } from './back.ts'
import { mayOpen } from './guard.ts'
import { goTo } from './navigate.ts'
import { previousPath } from './previous-path.ts'
import { hasWayBack } from './way-back.ts'

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

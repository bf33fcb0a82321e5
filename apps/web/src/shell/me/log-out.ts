import { logout } from '@allenio/contract/auth'
import { logoutOfSchool } from '@allenio/contract/training-school'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import { countUnsent, erasePerson } from '#lib/offline'
import { session, signOut, takeRememberedPath, type Strategy } from '#lib/session'
import { confirm } from '#ui/confirm'
import { whileLoggingOut } from '../failures/react-to-failures.ts'
import { forgetRecent } from '../palette/recent.ts'
import { loginPaths } from '../routing/guard.ts'
import { currentRouter, goTo } from '../routing/navigate.ts'
import { useWords } from '../words/index.ts'

/** Asks first if there are unsent writes, because the logout deletes them. */
export async function logOut(): Promise<void> {
  const { personId } = session()
  const unsent = await countUnsent()
  if (unsent > 0 && !(await confirmLoss())) return
  await whileLoggingOut(async () => {
    // without a network the session ends at least on this device
    await call(logout, {}).catch(() => undefined)
    forgetPathAfterLogout('local')
    // the session must end before anything else, so that running code sends no request with it
    signOut('local')
  })
  if (personId) {
    forgetRecent(personId)
    await erasePerson(personId)
  }
  goTo(hrefTo('/login'))
}

/** The guard stores the page that was left as the page to open after a login, but the next person did not ask for it. */
function forgetPathAfterLogout(strategy: Strategy): void {
  const forget = currentRouter()?.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== loginPaths[strategy]) return
    forget?.()
    takeRememberedPath(strategy)
  })
}

export async function logOutOfSchool(): Promise<void> {
  await call(logoutOfSchool, {}, { strategy: 'training_school' }).catch(() => undefined)
  forgetPathAfterLogout('training_school')
  signOut('training_school')
  goTo(hrefTo('/trainingschools/login'))
}

const confirmLoss = () => {
  const say = useWords.say
  return confirm({ title: say('unsentTitle'), text: say('unsentText'), proceed: say('logOutAnyway'), close: say('stay'), danger: true })
}

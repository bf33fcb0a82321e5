import { logout } from '@allenio/contract/auth'
import { logoutOfSchool } from '@allenio/contract/training-school'
import { call } from '#lib/api'
import { countUnsent, erasePerson } from '#lib/offline'
import { session, signOut, takeRememberedPath } from '#lib/session'
import { confirm } from '#ui/confirm'
import { forgetRecent } from '../palette/recent.ts'
import { currentRouter, goTo } from '../routing/navigate.ts'
import { useWords } from '../words/index.ts'

/** What was written offline and never sent would be lost: that is asked before, not after. */
export async function logOut(): Promise<void> {
  const { personId } = session()
  const unsent = await countUnsent()
  if (unsent > 0 && !(await mayLose(unsent))) return
  // without a network the session ends here at least
  await call(logout, {}).catch(() => undefined)
  forgetPathOnceLeft()
  // first of all nobody is signed in: what still runs must not ask in the name of a session that has ended
  signOut('local')
  if (personId) {
    forgetRecent(personId)
    await erasePerson(personId)
  }
  goTo('/login')
}

/** The guard takes the page that is left for one that was asked for; the next person did not ask for it. */
function forgetPathOnceLeft(): void {
  const forget = currentRouter()?.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== '/login') return
    forget?.()
    takeRememberedPath()
  })
}

export async function logOutOfSchool(): Promise<void> {
  await call(logoutOfSchool, {}, { strategy: 'training_school' }).catch(() => undefined)
  signOut('training_school')
  goTo('/trainingschools/login')
}

const mayLose = (count: number) => {
  const say = useWords.say
  return confirm({
    title: say('unsentTitle'),
    text: say('unsentText', { count }),
    proceed: say('logOutAnyway'),
    close: say('stay'),
    danger: true,
  })
}

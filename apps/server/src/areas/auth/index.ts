import * as contract from '@allenio/contract/auth'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { guardBindings } from './guard-routes.ts'
import { installationBindings } from './installation-routes.ts'
import { sweepSignIns } from './jobs.ts'
import { newDevice } from './notifications.ts'
import { sessionBindings } from './session-routes.ts'
import { authWords } from './words.ts'

export const authArea = area({
  name: 'auth',
  tables: ['challenges', 'passkeys', 'second_factors', 'recovery_codes', 'known_devices'],
  contract,
  bindings: [...sessionBindings, ...guardBindings, ...installationBindings],
  errors: contract.authErrors,
  words: authWords,
  jobs: [sweepSignIns],
  contributes: [
    notificationKinds(newDevice),
    unexportedTables({
      challenges: 'They are steps of a login that last minutes.',
      login_tries: 'They count tries of logins by the hour.',
      second_factors: 'They are secrets.',
      recovery_codes: 'They are secrets.',
    }),
  ],
})

export { deviceWords } from './device-words.ts'
export { countTry, enterTry, failTry, passTry } from './login-limits.ts'
export { resetFactorOf } from './factor-reset.ts'
export { hasSecondFactor } from './second-factor.ts'
export { accountGroup } from './notifications.ts'
export { listOtherWaysIn, removeWayIn } from './other-ways-in.ts'
export { prove, provePassword, proveSession, refuseWithoutFreshProof } from './proof.ts'
export { installationFacts } from './installation-routes.ts'
export { installBuild, runningBuild } from './running-build.ts'
export { allowFiles, signIn } from './sign-in.ts'
export { endWaysIn } from './ways-in.ts'

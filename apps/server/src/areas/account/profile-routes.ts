import * as contract from '@allenio/contract/account'
import { runningBuild } from '#areas/auth'
import { setTutorialStep } from '#areas/permissions'
import { announceChange } from '#platform/auth'
import { sql } from '#platform/db'
import { found } from '#platform/errors'
import { bindPerson, withMessage } from '#platform/http'
import { saveDevice } from '#platform/push'
import { changeProfile } from './profile.ts'

export const profileBindings = [
  bindPerson(contract.updateProfile, async ({ db, actor }, changes) => {
    const profile = await changeProfile(db, actor, changes)
    // the caller of the next request carries the zone
    if (changes.timeZone !== undefined) await announceChange(db, actor.personId)
    const isAsked = changes.email !== undefined && profile.newEmail === changes.email
    return withMessage(isAsked ? 'address change asked' : 'profile saved', profile)
  }),

  bindPerson(contract.setLocale, async ({ db, actor }, { locale }) => {
    await db.run(sql`update persons set locale = ${locale}, updated_at = now() where id = ${actor.personId}`)
    await announceChange(db, actor.personId)
    return { locale }
  }),

  bindPerson(contract.setTutorialStep, async ({ db, actor }, { step }) => {
    await setTutorialStep(db, found(actor.membership), step)
    return { tutorialStep: step }
  }),

  bindPerson(contract.updateDevices, async ({ db, actor }, device) => {
    await saveDevice(db, actor, device)
    return {}
  }),

  bindPerson(contract.checkRefresh, (_, { build }) => {
    const currentBuild = runningBuild()
    return { shouldRefresh: currentBuild !== undefined && build !== undefined && build !== currentBuild }
  }),
]

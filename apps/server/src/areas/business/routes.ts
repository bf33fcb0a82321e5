import * as contract from '@allenio/contract/business'
import { bind, withMessage } from '#platform/http'
import { presentProfile, readProfile } from './profile.ts'
import { changeProfile } from './update.ts'

export const businessBindings = [
  bind(contract.getBusiness, async ({ db, actor }) => presentProfile(await readProfile(db, db.workspaceId), actor.personId)),

  bind(contract.updateBusiness, async ({ db, actor }, changes) => {
    await changeProfile(db, actor, changes)
    return withMessage('business saved', presentProfile(await readProfile(db, db.workspaceId), actor.personId))
  }),
]

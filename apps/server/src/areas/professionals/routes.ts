import * as contract from '@allenio/contract/professionals'
import { bind, withMessage } from '#platform/http'
import { readProfile, updateProfile } from './profile.ts'

export const professionalBindings = [
  bind(contract.getProfessionalProfile, ({ db, actor }) => readProfile(db, actor)),

  bind(contract.updateProfessionalProfile, async ({ db, actor }, changes) => {
    await updateProfile(db, actor, changes)
    return withMessage('professional profile saved', await readProfile(db, actor))
  }),
]

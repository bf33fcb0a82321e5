import * as contract from '@allenio/contract/permissions'
import { samplesOf } from '#testing'

export const permissionsSamples = samplesOf(contract, {
  listPermissions: () => ({ as: 'client', input: {} }),
  listRoles: () => ({ as: 'admin', input: {} }),
})

import * as contract from '@allenio/contract/access-rights'
import { area } from '#platform/http'
import { permissionsBindings } from './routes.ts'
import { permissionsWords } from './words.ts'

export const permissionsArea = area({
  name: 'permissions',
  contract,
  bindings: permissionsBindings,
  errors: contract.permissionsErrors,
  words: permissionsWords,
})

export { addDemoMembers, type DemoMember } from './demo.ts'
export {
  addMember, changeRole, deactivateMember, eraseWorkspace, handOverMemberships, openWorkspace, removeMember, restoreMember,
  workspacesOfSoleAdmin, type NewMember, type NewWorkspace,
} from './memberships.ts'

import * as contract from '@allenio/contract/permissions'
import { area } from '#platform/http'
import { permissionsBindings } from './routes.ts'
import { permissionsWords } from './words.ts'

export const permissionsArea = area({
  name: 'permissions',
  tables: ['memberships', 'workspaces'],
  readable: ['memberships', 'workspaces'],
  contract,
  bindings: permissionsBindings,
  errors: contract.permissionsErrors,
  words: permissionsWords,
})

export { addDemoMembers, setDemoAge, showDemoTeamSeen } from './demo.ts'
export { enterMembership, hideName, setTutorialStep } from './member-marks.ts'
export {
  acceptMembership,
  addInvitedMember,
  addInvitedMembers,
  addMember,
  changeRole,
  deactivateMember,
  deactivateMembers,
  detachMember,
  eraseWorkspace,
  handOverMemberships,
  moveSessionsOn,
  openWorkspace,
  removeMember,
  renameWorkspace,
  restoreMember,
  restoreMembers,
  setTrialEnd,
  setWithheldPermission,
  takeOverMembership,
  workspacesOfSoleAdmin,
} from './memberships.ts'
export { moveTrialEnd, openingListeners, releaseWorkspace, setClosing, suspendWorkspace } from './operator-marks.ts'
export { roleListeners, type RoleChange } from './role-events.ts'

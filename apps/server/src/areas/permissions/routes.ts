import { permissionsOf, workspaceRoles } from '@allenio/contract'
import { listPermissions, listRoles } from '@allenio/contract/access-rights'
import { useConfig } from '#platform/config'
import { bindPerson } from '#platform/http'
import { roleLabels } from './words.ts'

export const permissionsBindings = [
  bindPerson(listPermissions, ({ actor: { membership } }) => ({ permissions: membership ? permissionsOf(membership.role) : [] })),

  bindPerson(listRoles, ({ actor: { membership }, request }) => {
    const label = roleLabels(request.language)
    const client = useConfig().variant === 'dietitian' ? 'patient' : 'client'
    return {
      roles: workspaceRoles.map(name => ({ name, label: label(name === 'client' ? client : name), isOwn: name === membership?.role })),
    }
  }),
]

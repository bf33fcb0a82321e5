import { workspaceRoles } from '@allenio/contract'
import { listPermissions, listRoles } from '@allenio/contract/permissions'
import { permissionsFor } from '#platform/access'
import { bindPerson } from '#platform/http'
import { roleLabels } from './words.ts'

export const permissionsBindings = [
  bindPerson(listPermissions, ({ actor: { membership } }) => ({ permissions: membership ? permissionsFor(membership) : [] })),

  bindPerson(listRoles, ({ actor: { membership }, request }) => {
    const label = roleLabels(request.language)
    return { roles: workspaceRoles.map(name => ({ name, label: label(name), isOwn: name === membership?.role })) }
  }),
]

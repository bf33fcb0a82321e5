import { listCollaborators } from '@allenio/contract/collaborators'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function id(role: DemoRole): Promise<string> {
  const { collaborators } = await call(listCollaborators, { page: 1, role: 'coach', status: 'active' }, demoToken(role))
  return first(collaborators, 'coach').id
}

export const rows = { '/teamMembers/{id?}': { id } }

import { createGroup, listGroups } from '@allenio/contract/groups'
import { call, demoToken, type DemoRole } from '../../house/api.ts'

/** The first of the demo, or one that is made for the crawl. */
async function groupId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const [group] = (await call(listGroups, { page: 1 }, token)).groups
  return group ? group.id : (await call(createGroup, { name: `Gruppo di ${role}`, color: 'green' }, token)).id
}

export const rows = { '/groups/{id}': { id: groupId } }

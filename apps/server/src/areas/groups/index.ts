import * as contract from '@allenio/contract/groups'
import { exporters } from '#areas/account'
import { clientJoins, groupConditions } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { area } from '#platform/http'
import { demoRecords } from '#platform/demo'
import { isInGroup } from './client-filter.ts'
import { fillDemoGroups } from './demo.ts'
import { groupExporter } from './export.ts'
import { sweepGroups } from './jobs.ts'
import { joinGroups } from './join.ts'
import { groupBindings } from './routes.ts'
import { groupContent } from './team-content.ts'
import { groupWords } from './words.ts'

export const groupsArea = area({
  name: 'groups',
  tables: ['groups', 'group_clients'],
  contract,
  bindings: groupBindings,
  errors: contract.groupErrors,
  words: groupWords,
  jobs: [sweepGroups],
  contributes: [
    exporters(groupExporter),
    clientJoins(joinGroups),
    groupConditions(isInGroup),
    teamContent(groupContent),
    demoRecords(fillDemoGroups),
  ],
})

export { readGroupMembers } from './group-clients.ts'
export { readGroupCards, requireGroups } from './group-cards.ts'
export { groupsOfClient } from './groups-of-client.ts'

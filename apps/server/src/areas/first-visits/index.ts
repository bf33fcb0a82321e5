import * as contract from '@allenio/contract/first-visits'
import { exporters } from '#areas/account'
import { attentionParts } from '#areas/client-overview'
import { clientJoins } from '#areas/clients'
import { demoParts } from '#platform/demo'
import { area } from '#platform/http'
import { fillDemoFirstVisit } from './demo.ts'
import { firstVisitExporter } from './export.ts'
import { firstVisitOpen } from './home-parts.ts'
import { joinFirstVisits } from './join.ts'
import { firstVisitBindings } from './routes.ts'

export const firstVisitsArea = area({
  name: 'first-visits',
  tables: ['first_visits'],
  contract,
  bindings: firstVisitBindings,
  contributes: [exporters(firstVisitExporter), clientJoins(joinFirstVisits), attentionParts(firstVisitOpen), demoParts(fillDemoFirstVisit)],
})

export { firstVisitParts, type FirstVisitPart } from './parts.ts'

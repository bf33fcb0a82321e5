import * as contract from '@allenio/contract/home'
import { attentionParts, stepParts } from '#areas/client-overview'
import { clientJoins } from '#areas/clients'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { demoRecords } from '#platform/demo'
import { moveMarks } from './attention-marks.ts'
import { clientAttention, clientSteps } from './client-attention.ts'
import { fillDemoNews } from './demo-news.ts'
import { homeBindings } from './routes.ts'

export const homeArea = area({
  name: 'home',
  tables: ['attention_marks'],
  contract,
  bindings: homeBindings,
  contributes: [
    clientJoins(moveMarks),
    demoRecords(fillDemoNews),
    attentionParts(...clientAttention),
    stepParts(...clientSteps),
    unexportedTables({ attention_marks: 'It says which reasons of the home page somebody does not want to see for now.' }),
  ],
})

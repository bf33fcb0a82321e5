import * as contract from '@allenio/contract/home'
import { clientJoins } from '#areas/clients'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { moveMarks } from './attention-marks.ts'
import { homeBindings } from './routes.ts'

export const homeArea = area({
  name: 'home',
  tables: ['attention_marks'],
  contract,
  bindings: homeBindings,
  contributes: [
    clientJoins(moveMarks),
    unexportedTables({ attention_marks: 'It says which reasons of the home page somebody does not want to see for now.' }),
  ],
})

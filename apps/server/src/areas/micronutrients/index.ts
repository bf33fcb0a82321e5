import * as contract from '@allenio/contract/micronutrients'
import { exporters } from '#areas/account'
import { area } from '#platform/http'
import { choiceExporter } from './export.ts'
import { micronutrientBindings } from './routes.ts'

export const micronutrientsArea = area({
  name: 'micronutrients',
  tables: ['micronutrient_choices'],
  contract,
  bindings: micronutrientBindings,
  contributes: [exporters(choiceExporter)],
})

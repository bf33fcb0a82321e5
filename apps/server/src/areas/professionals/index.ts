import * as contract from '@allenio/contract/professionals'
import { exporters } from '#areas/account'
import { demoParts } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { fillDemoProfessionals } from './demo.ts'
import { professionalExporter } from './export.ts'
import { signatures } from './file-rules.ts'
import { professionalBindings } from './routes.ts'
import { professionalWords } from './words.ts'

export const professionalsArea = area({
  name: 'professionals',
  tables: ['professional_profiles'],
  contract,
  bindings: professionalBindings,
  words: professionalWords,
  contributes: [exporters(professionalExporter), fileRules(signatures), demoParts(fillDemoProfessionals)],
})

export { drawSigner, findSigner, signerContent } from './signers.ts'

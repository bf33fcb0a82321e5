import * as contract from '@allenio/contract/business'
import { demoParts } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { mailFiles } from '#platform/mail'
import { fillDemoProfile } from './demo.ts'
import { businessLogos } from './file-rules.ts'
import { mailLogo } from './mail-logo.ts'
import { businessBindings } from './routes.ts'
import { businessWords } from './words.ts'

export const businessArea = area({
  name: 'business',
  tables: ['business_profiles'],
  contract,
  bindings: businessBindings,
  errors: contract.businessErrors,
  words: businessWords,
  contributes: [fileRules(businessLogos), demoParts(fillDemoProfile), mailFiles(mailLogo)],
})

export { drawDemoLogo } from './demo.ts'
export { logoAddress, logoPage } from './logo-page.ts'
export { findLogoFile, readLogo } from './paper-logo.ts'
export { findLetterhead, findLogo, findPresets, findSeller, findSender, openProfile, type BusinessPresets } from './profile.ts'
export { changeProfile, profileListeners } from './update.ts'

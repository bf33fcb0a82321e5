export { giveConsent, useConsent } from './consent.ts'
export type { Consent } from './consent.ts'
export { reportError } from './error-reports.ts'
export { isThirdPartyConfigured, startThirdParty, tellPerson } from './start.ts'

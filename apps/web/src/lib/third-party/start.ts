import { config } from '#lib/config'
import { hasConsented, watchConsent } from './consent.ts'
import type { ReportedContact, ReportedPerson } from './envelope.ts'
import { setReportedContact, setReportedPerson, watchErrors } from './error-reports.ts'

const { sentryDsn, analyticsScript, heatmapScript } = config.thirdParty

/** Where none is configured there is nothing to consent to, and nobody is asked. */
export const isThirdPartyConfigured = (): boolean => config.isProduction && [sentryDsn, analyticsScript, heatmapScript].some(Boolean)

let isStarted = false
const loaded = new Set<string>()

/** Once per page, when it is idle. Nothing is loaded or told in development, before consent, or unconfigured. */
export function startThirdParty(): void {
  if (isStarted || !isThirdPartyConfigured()) return
  isStarted = true
  watchErrors()
  loadScripts()
  watchConsent(loadScripts)
}

/** Whom the bug reports name; undefined at logout. */
export const tellPerson = (person: ReportedPerson | undefined): void => setReportedPerson(person)

/** The contact record that goes with them, of an admin's business alone. */
export const tellContact = (contact: ReportedContact | undefined): void => setReportedContact(contact)

function loadScripts(): void {
  if (!hasConsented()) return
  for (const address of [analyticsScript, heatmapScript]) {
    if (!address || loaded.has(address)) continue
    loaded.add(address)
    document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
  }
}

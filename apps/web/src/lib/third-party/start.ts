import { config } from '#lib/config'
import { hasConsented, watchConsent } from './consent.ts'
import type { ReportedContact, ReportedPerson } from './envelope.ts'
import { setReportedContact, setReportedPerson, watchErrors } from './error-reports.ts'

const { sentryDsn, analyticsScript, heatmapScript } = config.thirdParty

/** Services that show how the app is used and what goes wrong. If no service is configured, nobody is asked for consent. */
export const hasUsageServices = (): boolean => config.isProduction && [sentryDsn, analyticsScript, heatmapScript].some(Boolean)

let isStarted = false
const loadedScripts = new Set<string>()

/** Called once per page, when it is idle. Loads and sends nothing in development, before consent, or without configuration. */
export function startThirdParty(): void {
  if (isStarted || !hasUsageServices()) return
  isStarted = true
  watchErrors()
  loadScripts()
  watchConsent(loadScripts)
}

/** Sets the person in bug reports; undefined at logout. */
export const reportPerson = (person: ReportedPerson | undefined): void => setReportedPerson(person)

/** Sets the contact record in bug reports, for admins only. */
export const reportContact = (contact: ReportedContact | undefined): void => setReportedContact(contact)

function loadScripts(): void {
  if (!hasConsented()) return
  for (const address of [analyticsScript, heatmapScript]) {
    if (!address || loadedScripts.has(address)) continue
    loadedScripts.add(address)
    document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
  }
}

import { newId } from '@allenio/domain/ids'
import { Refused, Unreachable, CallError } from '#lib/api'
import { BUILD } from '#lib/build'
import { config } from '#lib/config'
import { hasConsented, useConsent } from './consent.ts'
import { envelope, type Report, type ReportedContact, type ReportedPerson } from './envelope.ts'
import { envelopeAddress } from './envelope-address.ts'

const mostPerPage = 20
// browsers send at most 64 KB after the page is closed
const maxKeepAliveBytes = 60_000

let person: ReportedPerson | undefined
let contact: ReportedContact | undefined
const reported = new Set<string>()

export const setReportedPerson = (reportedPerson: ReportedPerson | undefined): void => void (person = reportedPerson)

export const setReportedContact = (reportedContact: ReportedContact | undefined): void => void (contact = reportedContact)

/** Whether errors are reported: data that only the reports need is not fetched before. */
export function useIsReporting(): boolean {
  const consent = useConsent()
  return reportAddress() !== undefined && consent?.analytics === true
}

/** Reports an error to the bug-report service, once per page, if one is configured and the person agreed. */
export function reportError(error: unknown): void {
  const address = reportAddress()
  if (!address || !hasConsented() || isExpected(error)) return
  const mark = error instanceof Error ? `${error.message} ${error.stack}` : String(error)
  if (reported.has(mark) || reported.size >= mostPerPage) return
  reported.add(mark)
  const id = newId().replaceAll('-', '')
  // a report that fails is ignored
  void send(address, { error, person, contact, build: BUILD, address: location.href, at: new Date(), id }).catch(() => undefined)
}

async function send(address: string, report: Report): Promise<void> {
  const body = envelope(report)
  await fetch(address, {
    method: 'POST',
    body,
    keepalive: body.length < maxKeepAliveBytes,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
}

// the server's refusals and a lost network are not bugs of the page
const isExpected = (error: unknown) =>
  error instanceof CallError ||
  error instanceof Refused ||
  error instanceof Unreachable ||
  (error instanceof DOMException && error.name === 'AbortError')

const reportAddress = () => (config.isProduction && config.thirdParty.sentryDsn ? envelopeAddress(config.thirdParty.sentryDsn) : undefined)

export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

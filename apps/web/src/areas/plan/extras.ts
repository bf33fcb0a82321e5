import type { ShellExtras } from '#shell'
import { usePlanNotice } from './data/use-plan-notice.ts'
import { useReportedContact } from './data/use-reported-contact.ts'

export const extras: ShellExtras = { notices: [usePlanNotice], beside: [useReportedContact] }

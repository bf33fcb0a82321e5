import type { ShellExtras } from '#shell'
import { usePlanBanner } from './data/use-plan-notice.ts'
import { useReportedContact } from './data/use-reported-contact.ts'

export const extras: ShellExtras = { banners: [usePlanBanner], beside: [useReportedContact] }

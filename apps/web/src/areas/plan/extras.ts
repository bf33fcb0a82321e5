import type { ShellExtras } from '#shell'
import { usePlanBanner } from './banner/plan-banner.ts'
import { TrialDays } from './banner/trial-days.tsx'
import { useReportedContact } from './reported-contact.ts'

export const extras: ShellExtras = { banners: [usePlanBanner], beside: [useReportedContact], menuFoot: TrialDays }

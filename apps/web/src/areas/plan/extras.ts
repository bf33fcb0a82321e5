import type { ShellExtras } from '#shell'
import { usePlanBanner } from './banner/plan-banner.ts'
import { TrialDays } from './banner/trial-days.tsx'

export const extras: ShellExtras = { banners: [usePlanBanner], menuFoot: TrialDays }

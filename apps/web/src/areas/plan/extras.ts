import type { ShellExtras } from '#shell'
import { usePlanBanner } from './banner/plan-banner.ts'
import { useReportedContact } from './contact.ts'

export const extras: ShellExtras = { banners: [usePlanBanner], beside: [useReportedContact] }

import type { LateExtras } from '#shell'
import { useReportedContact } from './reported-contact.ts'

export const lateExtras: LateExtras = { beside: [useReportedContact] }

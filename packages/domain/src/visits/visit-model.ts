import { visitLimits } from '@allenio/contract/visits'
import type { DocumentModel } from '@allenio/domain/documents'

// The bench loads it without the code that writes whole visits.

/** A visit is a document whose cells are its fields, so that two devices merge field by field. Only what comes in a list has rows. */
export const visitModel = {
  visit: { parent: null },
  'laboratory value': { parent: 'visit', atMost: visitLimits.laboratoryValues },
  'own field': { parent: 'visit', atMost: visitLimits.ownFields },
} as const satisfies DocumentModel
export type VisitRowType = keyof typeof visitModel

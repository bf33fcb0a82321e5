import type { Input } from '@allenio/contract'
import { createVisit } from '@allenio/contract/visits'
import { useState } from 'react'
import { useUnsentWrites, type UnsentWrite } from '#lib/offline'
import type { VisitBase, VisitHead } from './visit-document.ts'

export type UnsentVisit = UnsentWrite<typeof createVisit>

/** The creation of a visit that the server does not have, or had not when the page was opened. */
export function useUnsentVisit(id: string): UnsentVisit | undefined {
  const unsent = useUnsentWrites(createVisit).find(({ input }) => input.id === id)
  const [last, setLast] = useState(unsent)
  // once it has been sent, the server may be out of reach again before it was asked for the visit
  if (unsent && unsent.id !== last?.id) setLast(unsent)
  return unsent ?? last
}

/** State and rights of a visit that this device has begun, until the server tells them. */
export function headOfUnsent(
  { input, writtenAt }: { input: Input<typeof createVisit>; writtenAt: number },
  client: VisitBase['client'],
): VisitHead {
  const at = new Date(writtenAt).toISOString()
  return {
    id: input.id ?? '',
    client,
    author: null,
    takenOn: input.takenOn ?? null,
    measurementType: input.measurementType ?? null,
    nextVisitOn: null,
    isDraft: true,
    finishedAt: null,
    sharedAt: null,
    createdAt: at,
    updatedAt: at,
    may: { update: true, delete: false },
    summary: null,
    results: null,
    measured: {},
    finishedFacts: null,
    changedSince: [],
    leftOut: [],
  }
}

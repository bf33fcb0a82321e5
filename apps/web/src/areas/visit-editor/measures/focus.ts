import type { MeasureCell } from '@allenio/contract/visit-measures'
import type { BodyField } from '@allenio/domain/visits'
import { isMeasureKey } from '@allenio/domain/visits'
import type { ReadingField } from '../sites/walk.ts'

/** The fields that formulas need and nobody measures. */
export const fieldIds = { gender: 'visit-sex', age: 'visit-birth' } as const satisfies Partial<Record<BodyField, string>>

/** All fields of measures carry the name of their place. */
const fieldAt = ({ cell, index }: ReadingField) =>
  document.querySelector<HTMLInputElement>(`[data-reading="${CSS.escape(`${cell}/${index}`)}"]`)

function lead(element: HTMLElement | null | undefined, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block })
}

export const focusReading = (field: ReadingField): void => lead(fieldAt(field), 'nearest')

/** The next measure on the page, in the order in which they stand. */
export function focusNext(input: HTMLInputElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-reading]')]
  lead(inputs[inputs.indexOf(input) + 1], 'nearest')
}

export const noteId = 'visit-note'

/** The note comes after the last measure. */
export const focusNote = (): void => lead(document.getElementById(noteId), 'center')

export const focusMeasure = (cell: MeasureCell): void => lead(fieldAt({ cell, index: 0 }), 'center')

/** Leads to what a formula lacks; the lean mass follows from the folds. */
export function focusBodyField(field: BodyField): void {
  if (field === 'gender' || field === 'age') lead(document.getElementById(fieldIds[field]), 'center')
  else if (isMeasureKey(field)) focusMeasure(field)
  else focusMeasure('triceps_fold')
}

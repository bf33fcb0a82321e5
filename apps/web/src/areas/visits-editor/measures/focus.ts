import type { VisitCells, MeasureCell } from '@allenio/contract/visits'
import type { BodyField } from '@allenio/domain/visits'
import { flushSync } from 'react-dom'
import { addSite, type VisitSession, type VisitState } from '../session.ts'
import { isMeasureCell, type ReadingField } from '../sites/walk.ts'

/** All fields of measures carry the name of their place. */
const fieldAt = ({ cell, index }: ReadingField) =>
  document.querySelector<HTMLInputElement>(`[data-reading="${CSS.escape(`${cell}/${index}`)}"]`)

function lead(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

// the head of the page and the bar at its foot may cover what is so near to the edge
const nearEdge = '-240px 0px -160px 0px'

/**
 * Goes on to a field that is mostly in sight. To ask where it is would make the browser lay out the page within the key, and once more
 * after the value of the field before is drawn: an observer hears of it when that is done.
 */
function goOnTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.focus({ preventScroll: true })
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (entry && entry.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' })
    },
    { rootMargin: nearEdge },
  )
  observer.observe(element)
}

export const focusReading = (field: ReadingField): void => goOnTo(fieldAt(field))

/** The next measure on the page, in the order in which they stand, without those that need not be taken. */
export function focusNext(input: HTMLInputElement, isKnown: (field: HTMLInputElement) => boolean = () => false): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-reading], [data-walked] input')]
  goOnTo(inputs.slice(inputs.indexOf(input) + 1).find(each => !isKnown(each)))
}

/** Whether this is the height, filled in already: an adult's need not be taken again. */
export const isKnownHeight = ({ dataset, value }: HTMLInputElement): boolean => dataset['reading'] === 'height/0' && value !== ''

/** Does what Enter does in the measure that has the focus. */
export function pressEnter(): void {
  const input = document.activeElement
  if (input?.matches('[data-reading], [data-walked] input'))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}

export const noteId = 'visit-note'

/** The note comes after the last measure. */
export const focusNote = (): void => lead(document.getElementById(noteId))

export const focusMeasure = (cell: MeasureCell): void => lead(fieldAt({ cell, index: 0 }))

/** The cell that gives what a formula lacks. The lean mass is typed, printed by a device, or follows from folds. */
export function cellFor(field: BodyField, { cells, figures }: Pick<VisitState, 'cells' | 'figures'>): keyof VisitCells {
  if (field === 'gender') return 'sex'
  if (field === 'age') return 'birthDate'
  if (field !== 'fat_free_mass_perc') return field
  if (cells.measurementType === 'MANUAL') return 'typedFatFreeMassPerc'
  if (cells.measurementType === 'BIA') return 'lean-mass'
  const fat = figures.chosenFat?.result
  const [first = 'triceps_fold'] = fat && 'missingValues' in fat ? fat.missingValues : []
  return cellFor(first, { cells, figures })
}

/** The field of a measure, or of another cell. */
export const focusCell = (cell: keyof VisitCells): void =>
  isMeasureCell(cell) ? focusMeasure(cell) : lead(document.getElementsByName(cell)[0])

/** Fields with what could not be read, as they stand on the page: the visit does not have what was typed there. */
export const wrongInputs = (): { name: string; focus: () => void }[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid=true]')]
    .filter(({ value }) => value !== '')
    .map(input => ({ name: input.ariaLabel ?? input.labels?.[0]?.textContent ?? '', focus: () => lead(input) }))

/** Leads to what a formula lacks. A place that the page does not show is added to it, and results that cover the page are closed. */
export function focusBodyField(session: VisitSession, field: BodyField): void {
  const cell = cellFor(field, session.state.get())
  // a tablet opens its keyboard only where the focus moves within the press
  flushSync(() => {
    session.isResultPanelOpen.set(false)
    if (isMeasureCell(cell) && !fieldAt({ cell, index: 0 })) addSite(session, cell)
  })
  focusCell(cell)
}

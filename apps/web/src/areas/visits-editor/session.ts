import type { Cells } from '@allenio/contract/documents'
import {
  presetVisitSettings,
  type VisitCells,
  type MeasureCell,
  type Protocol,
  type VisitSettingsDetail,
  type MeasuredFigures,
  type VisitContent,
} from '@allenio/contract/visits'
import {
  ageOfVisit,
  figuresOfVisit,
  measuredFigures,
  protocolOfVisit,
  type BodyInputs,
  type FinishedVisit,
  type RequiredField,
  type VisitFigures,
} from '@allenio/domain/visits'
import { createContext, use, useMemo } from 'react'
import type { EditedDocument } from '#lib/documents'
import { settledStore } from '#lib/settled-store'
import { createStore, type FollowedStore, type Store, useSelected, useStored } from '#lib/store'
import { deviceCellsOf, isMeasureCell, sitesOf } from './sites/walk.ts'
import { cellsOf, type VisitBase } from './visit-document.ts'

/** A visit with everything that is computed from it so far. */
export interface VisitState {
  cells: VisitCells
  measured: MeasuredFigures
  figures: VisitFigures
}

/** One open visit, and where this person is in it. */
export interface VisitSession {
  document: EditedDocument
  visitId: string
  state: FollowedStore<VisitState>
  /** The state a moment later, for the content beside the fields, because nobody reads results while typing. */
  settled: FollowedStore<VisitState>
  /** The last visit and the settings of the business, once they are read. */
  base: Store<VisitBase | undefined>
  /** The results when the visit was last finished. A formula with the same inputs keeps its result, even if its reading is newer. */
  finished: Store<FinishedVisit | undefined>
  /** The client's record before it was edited here. */
  factsBefore: Store<Partial<Pick<VisitBase['client'], 'allergies' | 'injuries'>>>
  /** The state of the last visit by the formulas of this one, so that a difference never comes from another method. */
  last: Store<VisitState | undefined>
  /** The field with the cursor, for the drawn body. */
  site: Store<MeasureCell | undefined>
  /** The name of the typed share that has the focus. */
  share: Store<string | undefined>
  settledSite: FollowedStore<MeasureCell | undefined>
  /** Places beyond the protocol that were added. */
  addedSites: Store<ReadonlySet<MeasureCell>>
  /** The order of the sites, if somebody has chosen another one than the protocol's. */
  siteOrder: Store<Protocol['siteOrder'] | undefined>
  /** Whether the panel of results is open, for screens without a column for it. */
  isResultPanelOpen: Store<boolean>
  /** The missing fields because of which the visit could not be finished. */
  missing: Store<readonly RequiredField[]>
  /** Sets cells of the visit; undefined empties one. One gesture is one step of undo. */
  set: (cells: Readonly<Record<string, Cells[string] | undefined>>, gestureId?: string) => void
  close: () => void
}

const stateOf = (cells: VisitCells, before?: VisitState, finished?: FinishedVisit): VisitState => {
  const measured = measuredFigures(cells, before?.measured)
  let figures: VisitFigures | undefined
  return {
    cells,
    measured,
    // computed lazily, because nobody reads the results of all formulas between two keys
    get figures() {
      return (figures ??= figuresOfVisit(cells, measured, finished))
    },
  }
}

export function openSession(document: EditedDocument, visitId: string): VisitSession {
  const finished = createStore<FinishedVisit | undefined>(undefined)
  const readState = (before?: VisitState) => stateOf(cellsOf(document.rows.get(), visitId), before, finished.get())
  const state = createStore(readState())
  const base = createStore<VisitBase | undefined>(undefined)
  const last = createStore<VisitState | undefined>(undefined)
  const settled = settledStore(state, () => false)
  const site = createStore<MeasureCell | undefined>(undefined)
  const settledSite = settledStore(site, () => false)
  const drawLast = () => {
    const content = base.get()?.last?.content
    const { fatFormula, metabolicFormula } = state.get().cells
    const before = last.get()?.cells
    if (before && fatFormula === before.fatFormula && metabolicFormula === before.metabolicFormula && content === drawnContent) return
    drawnContent = content
    last.set(content && stateOf({ ...content, ...content.measures, fatFormula, metabolicFormula }))
  }
  let drawnContent: VisitContent | undefined
  const stops = [
    settled.stop,
    settledSite.stop,
    document.rows.watch(() => {
      state.set(readState(state.get()))
      drawLast()
    }),
    base.watch(drawLast),
    finished.watch(() => state.set(readState(state.get()))),
  ]
  return {
    document,
    visitId,
    state,
    settled,
    base,
    finished,
    share: createStore<string | undefined>(undefined),
    factsBefore: createStore({}),
    last,
    site,
    settledSite,
    addedSites: createStore<ReadonlySet<MeasureCell>>(new Set()),
    siteOrder: createStore<Protocol['siteOrder'] | undefined>(undefined),
    isResultPanelOpen: createStore(false),
    missing: createStore<readonly RequiredField[]>([]),
    set(cells, gestureId) {
      const values = Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, value ?? null]))
      document.edit([{ kind: 'set', id: visitId, cells: values }], gestureId)
    },
    close: () => stops.forEach(stop => stop()),
  }
}

export const addSite = ({ addedSites }: VisitSession, cell: MeasureCell): void => addedSites.set(new Set([...addedSites.get(), cell]))

export const EditorContext = createContext<VisitSession | undefined>(undefined)

export function useEditor(): VisitSession {
  const session = use(EditorContext)
  if (!session) throw new Error('a part of the editor stands outside of it')
  return session
}

/** Returns one field of the visit; changes of others cause no render. */
export function useCell<Name extends keyof VisitCells>(name: Name): VisitCells[Name] {
  return useSelected(useEditor().state, ({ cells }) => cells[name])
}

/** Returns the age in completed years on the day of the visit. */
export const useAge = (): BodyInputs['age'] => useSelected(useEditor().state, ({ cells }) => ageOfVisit(cells))

const noSettings: VisitSettingsDetail = { ...presetVisitSettings, protocols: [] }

/** Returns the settings of the business; those of the product until they are loaded. */
export const useVisitSettings = (): VisitSettingsDetail => useSelected(useEditor().base, base => base?.settings) ?? noSettings

/** Returns the protocol of this visit; undefined where it was deleted. */
export function useProtocol(): Protocol | undefined {
  const settings = useVisitSettings()
  const last = useSelected(useEditor().base, base => base?.last?.content.protocol)
  return protocolOfVisit(settings, { own: useCell('protocol'), last })
}

export function useSiteOrder(): Protocol['siteOrder'] {
  const protocol = useProtocol()
  return useStored(useEditor().siteOrder) ?? protocol?.siteOrder ?? 'rounds'
}

const noMeasures: Protocol['measures'] = []

/** Returns the places of this visit in their order; the list stays the same object until one is added. */
export const useSites = (): readonly MeasureCell[] => useMeasuredCells(sitesOf)

/** Returns the figures of a device that this visit asks for. */
export const useDeviceCells = (): readonly MeasureCell[] => useMeasuredCells(deviceCellsOf)

function useMeasuredCells(listCells: typeof sitesOf): readonly MeasureCell[] {
  const { addedSites, state, last } = useEditor()
  const measures = useProtocol()?.measures ?? noMeasures
  const added = useStored(addedSites)
  const lastCells = useSelected(last, visit => visit?.cells)
  const names = useSelected(state, ({ cells }) => listCells(measures, { cells, last: lastCells, added }).join(' '))
  return useMemo(() => names.split(' ').filter(isMeasureCell), [names])
}

import type { CellValue, Operation } from '@allenio/contract/documents'
import type { Metric } from '@allenio/contract/metrics'
import type { Question, SurveyCells } from '@allenio/contract/surveys'
import { childrenOf } from '@allenio/domain/documents'
import {
  checkVersion,
  questionOf,
  questionsOf,
  surveyCellsOf,
  versionOfRows,
  type VersionFault,
  type VersionFindings,
} from '@allenio/domain/surveys'
import { createContext, use, useMemo } from 'react'
import type { EditedDocument } from '#lib/documents'
import { settledStore } from '#lib/settled-store'
import { createStore, useSelected, useStored, type FollowedStore, type Store } from '#lib/store'

/** One open survey, and where this person is in it. */
export interface EditorSession {
  document: EditedDocument
  surveyId: string
  /** The metrics that can be asked for, once they are read. */
  metrics: Store<readonly Metric[]>
  /** The question whose settings are shown; undefined for those of the survey. */
  selectedId: Store<string | undefined>
  /** The question whose text takes the focus as soon as it is drawn. */
  focusId: Store<string | undefined>
  /** Whether the settings are open, for screens without a column for them. */
  isPanelOpen: Store<boolean>
  /** Faults and warnings follow a moment after the last key. */
  findings: FollowedStore<VersionFindings>
  edit: (operations: readonly Operation[], gestureId?: string) => void
  /** Sets cells of one row; undefined empties one. */
  set: (id: string, cells: Readonly<Record<string, CellValue | undefined>>, gestureId?: string) => void
  close: () => void
}

export function openSession(document: EditedDocument, surveyId: string): EditorSession {
  const metrics = createStore<readonly Metric[]>([])
  const check = () =>
    checkVersion(versionOfRows(document.rows.get(), surveyId), {
      metrics: new Map(metrics.get().map(metric => [metric.kind, metric])),
      // a question that was published is replaced when its kind changes, so no key changes its kind here
      publishedKinds: new Map(),
    })
  const findings = createStore(check())
  const settled = settledStore(document.rows, () => false)
  const draw = () => findings.set(check())
  const stops = [settled.stop, settled.watch(draw), metrics.watch(draw)]
  return {
    document,
    surveyId,
    metrics,
    selectedId: createStore<string | undefined>(undefined),
    focusId: createStore<string | undefined>(undefined),
    isPanelOpen: createStore(false),
    findings,
    edit: document.edit,
    set(id, cells, gestureId) {
      const values = Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, value ?? null]))
      document.edit([{ kind: 'set', id, cells: values }], gestureId)
    },
    close: () => stops.forEach(stop => stop()),
  }
}

export const EditorContext = createContext<EditorSession | undefined>(undefined)

export function useEditor(): EditorSession {
  const session = use(EditorContext)
  if (!session) throw new Error('a part of the editor stands outside of it')
  return session
}

/** Returns the ids of the rows in a row, in their order; changes of their cells cause no render. */
export function useChildIds(parentId: string): readonly string[] {
  const ids = useSelected(useEditor().document.rows, rows =>
    childrenOf(rows, parentId)
      .map(({ id }) => id)
      .join(' '),
  )
  return useMemo(() => ids.split(' ').filter(Boolean), [ids])
}

/** Returns a question as its row has it; undefined where it was deleted. */
export function useQuestion(id: string | undefined): Question | undefined {
  const row = useSelected(useEditor().document.rows, rows => (id === undefined ? undefined : rows.get(id)))
  return useMemo(() => (row && !row.isDeleted && row.type === 'question' ? questionOf(row) : undefined), [row])
}

export function useSurveyCells(): SurveyCells {
  const { document, surveyId } = useEditor()
  return useSelected(document.rows, rows => surveyCellsOf(rows, surveyId))
}

/** Returns the questions before one, which its condition may ask about. */
export function useEarlierQuestions(id: string): readonly Question[] {
  const { document, surveyId } = useEditor()
  const questions = questionsOf(versionOfRows(useStored(document.rows), surveyId))
  return questions.slice(
    0,
    questions.findIndex(({ key }) => key === id),
  )
}

interface QuestionFindings {
  faults: readonly VersionFault[]
  warnings: readonly VersionFault[]
}

/** Returns what is wrong with one question, or with the survey as a whole for null. */
export function useFindings(id: string | null): QuestionFindings {
  const { faults, warnings } = useStored(useEditor().findings)
  const ownOf = (all: VersionFindings['faults']) => all.filter(({ question }) => question === id).map(({ fault }) => fault)
  return { faults: ownOf(faults), warnings: ownOf(warnings) }
}

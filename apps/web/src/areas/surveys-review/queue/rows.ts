import type { answerStates, SurveyAnswer } from '@allenio/contract/surveys'

type Waiting = Pick<SurveyAnswer, 'id' | 'reviewedAt' | 'sentBack' | 'deletedAt'>

export const isWaiting = ({ reviewedAt, sentBack, deletedAt }: Waiting): boolean =>
  reviewedAt === null && sentBack === null && deletedAt === null

/** The rows of the queue. What is settled leaves it at once; the open answer stays, so that nothing moves under the reader. */
export const visibleRows = <Row extends Waiting>(
  rows: readonly Row[],
  { state, openId }: { state: (typeof answerStates)[number]; openId: string | undefined },
): readonly Row[] => (state === 'waiting' ? rows.filter(row => isWaiting(row) || row.id === openId) : rows)

/** The row one step away; from a row that is not listed, the first. */
export function neighbourOf<Row extends { id: string }>(rows: readonly Row[], id: string | undefined, step: 1 | -1): Row | undefined {
  const at = rows.findIndex(row => row.id === id)
  if (at < 0) return step === 1 ? rows[0] : undefined
  return rows[at + step]
}

/** Finds the answer to open after one that was settled: the next one that waits, else the first that was passed over. */
export function nextWaiting<Row extends Waiting>(rows: readonly Row[], id: string): Row | undefined {
  const at = rows.findIndex(row => row.id === id)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return others.find(row => row.id !== id && isWaiting(row))
}

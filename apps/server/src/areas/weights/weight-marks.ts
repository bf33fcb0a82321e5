import type { Output, Permission } from '@allenio/contract'
import { weightChartYears, type AdherenceWeek, type getWeightMarks, type WeightMark } from '@allenio/contract/weights'
import { addMonths, romeDay } from '@allenio/domain/days'
import { mayDo, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

export interface MarkedSpan {
  clientId: string
  from: string
  /** Today, which is the last day. */
  to: string
}

/** Days on which an area knows of something that may have moved a client's weight. */
export interface WeightMarkPart {
  /** Members without it, clients among them, learn nothing of this part. */
  permission: Permission
  /** Beginnings and changes in the span. */
  listMarks?: (db: WorkspaceDb, span: MarkedSpan) => Promise<WeightMark[]>
  /** How closely they kept to it, week by week; told to the team alone. */
  listWeeks?: (db: WorkspaceDb, span: MarkedSpan) => Promise<AdherenceWeek[]>
}

export const weightMarkParts = collectionOf<WeightMarkPart>('weight mark parts')

/** The marks of a client's weight chart, and the weeks under it. The caller has reached the client. */
export async function readWeightMarks(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Output<typeof getWeightMarks>> {
  const to = romeDay()
  const span = { clientId, from: addMonths(to, -12 * weightChartYears), to }
  const parts = weightMarkParts.gathered().filter(({ permission }) => mayDo(actor, permission))
  const [marks, weeks] = await Promise.all([
    Promise.all(parts.map(async ({ listMarks }) => (await listMarks?.(db, span)) ?? [])),
    Promise.all(parts.map(async ({ listWeeks }) => (actor.role === 'client' ? [] : ((await listWeeks?.(db, span)) ?? [])))),
  ])
  return { marks: marks.flat().toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)), weeks: weeks.flat() }
}

/** Whether a day lies in a span. */
export const isMarked = ({ from, to }: MarkedSpan, day: string): boolean => day >= from && day <= to

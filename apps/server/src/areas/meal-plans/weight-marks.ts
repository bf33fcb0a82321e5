import type { WeightMark } from '@allenio/contract/weights'
import { romeDay } from '@allenio/domain/days'
import { isMarked, type MarkedSpan, type WeightMarkPart } from '#areas/weights'
import type { SpannedAssignment } from '#areas/client-records'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { planAssignments } from './assignments/tables.ts'

/** The first days of a client's plans, and the days on which they got another release of one. */
export const planMarks: WeightMarkPart = {
  permission: 'view meal plans',
  async listMarks(db, span) {
    const [spans, handedOver] = await Promise.all([
      planAssignments.listSpans(db, sql`select ${span.clientId}::uuid`),
      listHandedOver(db, span),
    ])
    const starts = spans
      .filter(({ startDay }) => isMarked(span, startDay))
      .map(({ startDay, title }): WeightMark => ({ day: startDay, kind: 'meal plan', title, kcal: null, kcalBefore: null }))
    return [...starts, ...changesOf(spans, handedOver).filter(({ day }) => isMarked(span, day))]
  },
}

interface HandedOver extends Row<'document_releases', 'document_id' | 'number'>, NotNull<Row<'document_receipts', 'sent_at'>> {}

/** The releases that the client was sent of their plans, in that order. One who has no account was sent none. */
const listHandedOver = (db: WorkspaceDb, { clientId }: MarkedSpan) =>
  db.many<HandedOver>(sql`
  select r.document_id, r.number, t.sent_at from document_receipts t
  join clients c on c.membership_id = t.membership_id join document_releases r on r.id = t.release_id
  where c.id = ${clientId} and t.sent_at is not null
    and r.document_id in (select a.meal_plan_id from meal_plan_assignments a where a.client_id = ${clientId})
  order by t.sent_at, r.number`)

/** A release is a change where it follows another one of the same plan while the client goes by it; of one day the last counts. */
function changesOf(spans: readonly SpannedAssignment[], handedOver: readonly HandedOver[]): WeightMark[] {
  const changes = [...Map.groupBy(handedOver, row => row.document_id)].flatMap(([planId, releases]) =>
    releases.slice(1).flatMap(({ sent_at: sentAt }) => {
      const day = romeDay(sentAt)
      const span = spans.find(
        ({ subjectId, startDay, lastDay }) => subjectId === planId && startDay < day && (lastDay === null || day <= lastDay),
      )
      return span ? [{ day, kind: 'meal plan change' as const, title: span.title, kcal: null, kcalBefore: null }] : []
    }),
  )
  return [...new Map(changes.map(change => [`${change.day} ${change.title}`, change])).values()]
}

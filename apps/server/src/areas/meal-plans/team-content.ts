import { isOfClients } from '#areas/client-records'
import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'
import { assignmentEnds, planAssignments } from './assignments/tables.ts'

/** Assignments go to the heir of their author, or end when the author leaves. Plans of the library and combinations stay. */
export const mealPlanContent: TeamContent = {
  kind: 'meal plans',
  label: language => (language === 'it' ? 'piani alimentari' : 'meal plans'),

  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from (
        select id from meal_plans where author_id = ${membershipId} and deleted_at is null
        union select o.meal_plan_id from ${planAssignments.open()} o where o.assigned_by = ${membershipId}) p`)
    ).count,

  async handOver(db, owned) {
    await assignmentEnds.handOver(db, owned)
    await db.run(sql`update meal_plans set author_id = ${owned.to} where author_id = ${owned.of} and ${isOfClients(owned.clientIds)}`)
    if (owned.clientIds === undefined) await db.run(sql`update meal_combinations set author_id = ${owned.to} where author_id = ${owned.of}`)
  },

  withdraw: assignmentEnds.withdraw,
}

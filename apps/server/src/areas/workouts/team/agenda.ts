import { countedByDay, type AgendaPart } from '#areas/client-overview'
import { clientCard, type CardRow } from '#areas/clients'
import { limitTo, sql, type Row } from '#platform/db'
import { makeSay } from '#platform/words'
import { isTrainingDay } from './training-calendar.ts'

const say = makeSay({
  it: { planned: 'Allenamento in programma', done: 'Allenamento svolto', many: '{{count}} allenamenti' },
  en: { planned: 'Planned workout', done: 'Workout done', many: '{{count}} workouts' },
})

interface TrainingRow extends Row<'workout_days', 'day' | 'done'>, CardRow {}

/** The days on which clients train by their programs, and those on which they trained. */
export const workoutAgenda: AgendaPart = {
  layer: 'workouts',
  permission: 'view workouts',
  color: 'blue2',
  isForClients: true,
  read: async (db, actor, { from, to, clients, limit }) => {
    const rows = await db.many<TrainingRow>(sql`
      select d.day, d.done, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id
      from workout_days d join clients c on c.id = d.client_id
      where d.day between ${from} and ${to} and ${isTrainingDay} and ${clients} order by d.day, c.id ${limitTo(limit)}`)
    const words = say(actor.language)
    const isClient = actor.role === 'client'
    const entries = rows.map(row => ({
      id: `${row.id}/${row.day}`,
      day: row.day,
      title: words(row.done > 0 ? 'done' : 'planned'),
      link: isClient ? '/home' : `/clients/${row.id}/completed_workouts`,
      client: clientCard(row, actor),
      isDone: row.done > 0,
    }))
    return countedByDay(entries, { title: count => words('many', { count }), link: '/completedWorkouts' })
  },
}

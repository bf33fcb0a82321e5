import * as contract from '@allenio/contract/workouts'
import { daysBetween } from '@allenio/domain/days'
import { ownClient, reachClient } from '#areas/clients'
import { audit } from '#platform/audit'
import { wrongField } from '#platform/errors'
import { bind } from '#platform/http'
import { movePlannedDay } from '../device/planned-day-moves.ts'
import { readCalendar } from './calendar.ts'

interface Days {
  from: string
  to: string
}

/** Refuses days that end before they begin, or that are too many. */
function requireDays({ from, to }: Days): Days {
  if (to < from || daysBetween(from, to) >= contract.calendarDaysAtMost) throw wrongField('to', 'invalid input')
  return { from, to }
}

export const calendarBindings = [
  bind(contract.getClientCalendar, async ({ db, actor }, { id, ...days }) =>
    readCalendar(db, actor, { client: await reachClient(db, actor, id), ...requireDays(days) }),
  ),

  bind(contract.getOwnCalendar, async ({ db, actor }, days) =>
    readCalendar(db, actor, { client: await ownClient(db, actor), ...requireDays(days) }),
  ),

  bind(contract.moveClientTrainingDay, async ({ db, actor }, { id, ...move }) => {
    const client = await reachClient(db, actor, id)
    await movePlannedDay(db, { clientId: client.id, ...move })
    await audit(db, {
      personId: actor.personId,
      action: 'move training day',
      subjectId: id,
      details: { programUserId: move.programUserId, dayId: move.dayId },
    })
    return {}
  }),
]

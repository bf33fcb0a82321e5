import * as contract from '@allenio/contract/dash'
import { romeDay } from '@allenio/domain/days'
import { bindPerson } from '#platform/http'
import { countByState, countClients, readMonthlyRevenue, readRegistrations } from './queries.ts'
import { readSeries } from './series.ts'

export const figureBindings = [
  bindPerson(contract.getStats, async ({ db }) => {
    const registrations = await readRegistrations(db)
    const clients = await countClients(db)
    return {
      byState: await countByState(db),
      businesses: registrations.businesses,
      newThisMonth: registrations.new_this_month,
      newLastMonth: registrations.new_last_month,
      trials: { ended: registrations.trials_ended, paid: registrations.trials_paid },
      plansEnded: registrations.plans_ended,
      activeIn7Days: registrations.active_in_7,
      activeIn30Days: registrations.active_in_30,
      activeClients: clients.active,
      inactiveClients: clients.inactive,
      monthlyRevenue: await readMonthlyRevenue(db),
    }
  }),

  bindPerson(contract.getDashGraphsData, ({ db }, { period }) => readSeries(db, period, romeDay())),
]

import type { Language } from '@allenio/contract'
import * as contract from '@allenio/contract/plan'
import { clientsAllowed, freeTier, isNearlyFull, mostClientsOfPlans, type PlanStanding } from '@allenio/domain/plan'
import { bind } from '#platform/http'
import { listEndedServices } from './ended-services.ts'
import { readPlanState } from './plan-state.ts'
import { endedWords } from './words.ts'

export const planBindings = [
  bind(contract.checkPlan, async ({ db, request }) => {
    const { standing, activeClients, planName, isUnpaid } = await readPlanState(db, db.workspaceId)
    const { kind } = standing
    const maxClients = clientsAllowed(standing)
    return {
      in_buffer: kind === 'grace',
      hours: kind === 'grace' ? standing.hoursLeft : 0,
      max_free_exceeded: (kind === 'grace' || kind === 'over') && activeClients > freeTier.maxClients,
      max_clients_of_plans: mostClientsOfPlans,
      max_clients: maxClients,
      active_clients: activeClients,
      max_clients_exceeded: kind === 'plan' && maxClients !== null && activeClients > maxClients,
      expiredServices: [...endedServices(standing, request.language, planName), ...(await listEndedServices(db, request.language))],
      paymentFailed: isUnpaid,
      isNearlyFull: isNearlyFull(standing, activeClients),
      remainingTrialDays: kind === 'trial' ? standing.daysLeft : 0,
    }
  }),

  bind(contract.checkExpiredPlanBuffer, async ({ db }) => {
    const { standing } = await readPlanState(db, db.workspaceId)
    return standing.kind === 'grace'
      ? { in_buffer: true, hours: standing.hoursLeft, ends_at: standing.endsAt }
      : { in_buffer: false, hours: 0, ends_at: null }
  }),
]

function endedServices(standing: PlanStanding, language: Language, planName: string | null) {
  if (standing.kind !== 'grace' && standing.kind !== 'over') return []
  const say = endedWords(language)
  const message = standing.ended === 'plan' && planName ? say('named plan', { name: planName }) : say(standing.ended)
  return [{ message, inBuffer: standing.kind === 'grace' }]
}

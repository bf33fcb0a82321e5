import * as contract from '@allenio/contract/plan'
import { area } from '#platform/http'
import { planBindings } from './routes.ts'
import { planWords } from './words.ts'

export const planArea = area({ name: 'plan', contract, bindings: planBindings, errors: contract.planErrors, words: planWords })

export { planJobs } from './reminders.ts'
export { freePlaces, overLimit, readStanding, refuseOverLimit, reservePlaces, type Standing } from './plan-state.ts'

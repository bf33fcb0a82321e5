import type { ParsedInput } from '@allenio/contract'
import type { CustomAppState, CustomAppSteps, updateOperatorApp } from '@allenio/contract/custom-apps'
import type { InterventionAction } from '@allenio/contract/dash'
import { firstSteps, moveStep, nextAppState, type AppMove } from '@allenio/domain/custom-apps'
import { romeDay } from '@allenio/domain/days'
import { AppError, wrongField } from '#platform/errors'
import type { AppEvent } from '../news.ts'
import type { OperatorAppData } from './queries.ts'

export type AppChanges = Omit<ParsedInput<typeof updateOperatorApp>, 'id' | 'revision'>

export interface MovedApp {
  state: CustomAppState
  activationDate: string | null
  steps: CustomAppSteps
  /** The app's people are told now that it is there; undefined leaves as it is whether they were told. */
  isLaunched: boolean | undefined
  action: InterventionAction
  event: AppEvent | undefined
}

type Before = Pick<OperatorAppData, 'state' | 'activation_date' | 'steps'>

/** Works out where the changes take the app. */
export function moveApp(before: Before, changes: AppChanges): MovedApp {
  const moved = moveByDate(before, changes)
  return changes.step === undefined ? moved : { ...moved, steps: moveOneStep(moved, changes.step) }
}

function moveByDate(before: Before, { begins, activationDate = before.activation_date, reason }: AppChanges): MovedApp {
  const unmoved = {
    state: before.state,
    activationDate: before.activation_date,
    steps: before.steps,
    isLaunched: undefined,
    event: undefined,
  }
  if (activationDate === before.activation_date) {
    if (!begins) return { ...unmoved, action: 'change custom app' }
    return { ...unmoved, state: stateAfter(before, 'begin'), steps: firstSteps, action: 'change custom app', event: 'begun' }
  }
  if (activationDate === null) {
    // the look of the app is taken from everybody in the business, so its admin reads why
    if (reason === undefined) throw wrongField('reason', 'invalid input')
    const state = stateAfter(before, 'remove date')
    return { ...unmoved, state, activationDate, isLaunched: false, action: 'deactivate custom app', event: 'taken back' }
  }
  const state = stateAfter(before, 'set date')
  const today = romeDay()
  const wasLive = before.activation_date !== null && before.activation_date <= today
  const isLive = activationDate <= today
  const event = isLive ? (wasLive ? undefined : 'live') : 'dated'
  return { ...unmoved, state, activationDate, isLaunched: isLive, action: 'activate custom app', event }
}

function stateAfter({ state }: Before, move: AppMove): CustomAppState {
  const next = nextAppState(state, move)
  if (next === undefined) throw new AppError('app state differs')
  return next
}

function moveOneStep({ state, steps }: Pick<MovedApp, 'state' | 'steps'>, move: NonNullable<AppChanges['step']>): CustomAppSteps {
  if (state === 'draft') throw new AppError('app not in progress')
  return moveStep(steps, move, new Date().toISOString())
}

import type { CompletedSet, CompletedWorkout } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { withLateSets } from './late-sets.ts'

const at = (time: string) => `2026-03-02T${time}:00.000Z`
const workoutOf = (more: Partial<CompletedWorkout>) => ({ startedAt: at('09:00'), finishedAt: null, ...more }) as CompletedWorkout
const doneAt = (time: string, more: Partial<CompletedSet> = {}) => ({ doneAt: at(time), isRemoved: false, ...more }) as CompletedSet

const discarded = workoutOf({ state: 'discarded', changedAt: at('09:30') })
const endedByServer = workoutOf({ state: 'finished', finishedAt: at('09:10'), changedAt: at('09:00') })
const endedByClient = workoutOf({ state: 'finished', finishedAt: at('10:00'), changedAt: at('10:00') })

test.each<[string, CompletedWorkout, CompletedSet[], Partial<CompletedWorkout>]>([
  ['discarded goes on with a set that was done later', discarded, [doneAt('09:40')], { state: 'under way', changedAt: at('09:40') }],
  ['discarded stays so with an earlier one', discarded, [doneAt('09:20')], discarded],
  ['discarded stays so with one that was removed', discarded, [doneAt('09:40', { isRemoved: true })], discarded],
  ['that the server ended ends with the last set', endedByServer, [doneAt('09:50'), doneAt('09:40')], { finishedAt: at('09:50') }],
  ['that the server ended does not end earlier', endedByServer, [doneAt('09:05')], endedByServer],
  ['that the client ended ends then', endedByClient, [doneAt('11:00')], endedByClient],
  ['gets a set added on another day', endedByServer, [doneAt('09:00', { doneAt: '2026-03-05T09:00:00.000Z' })], endedByServer],
  ['without a set that is done', endedByServer, [doneAt('09:50', { doneAt: null })], endedByServer],
])('a workout %s', (_, workout, sets, expected) => expect(withLateSets(workout, sets)).toMatchObject(expected))

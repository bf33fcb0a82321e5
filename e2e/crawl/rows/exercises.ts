import { listExercises } from '@allenio/contract/exercises'
import { listSystemExercises } from '@allenio/contract/system-exercises'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** An exercise of the business's own, whose screen shows a form. */
async function ownId(role: DemoRole): Promise<string> {
  const { exercises } = await call(listExercises, { page: 1, source: 'own' }, demoToken(role))
  return first(exercises, 'exercise').id
}

async function systemId(): Promise<string> {
  const { exercises } = await call(listSystemExercises, { page: 1 }, demoToken('superAdmin'))
  return first(exercises, 'exercise of the library').id
}

export const rows = { '/exercises/{id}': { id: ownId }, '/dash/exercises/{id}': { id: systemId } }

import { listPrograms } from '@allenio/contract/programs'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** A model of the library. */
async function modelId(role: DemoRole): Promise<string> {
  const { programs } = await call(listPrograms, {}, demoToken(role))
  return first(programs, 'program').id
}

export const rows = { '/programs/{id}': { id: modelId } }

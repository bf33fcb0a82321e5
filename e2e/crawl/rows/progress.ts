import { listProgresses } from '@allenio/contract/progress'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function progressId(role: DemoRole, { id = '' }: Readonly<Record<string, string>>): Promise<string> {
  const { progresses } = await call(listProgresses, { id, page: 1 }, demoToken(role))
  return first(progresses, 'progress of the demo’s client').id
}

export const rows = { '/clients/{id}/progress/{progressId}': { progressId } }

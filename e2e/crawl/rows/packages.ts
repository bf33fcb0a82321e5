import { listPackages } from '@allenio/contract/packages'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function packageId(role: DemoRole): Promise<string> {
  const { packages } = await call(listPackages, { page: 1 }, demoToken(role))
  return first(packages, 'package').id
}

export const rows = { '/workoutPackages/{id}': { id: packageId } }

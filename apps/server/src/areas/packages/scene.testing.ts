import type { ParsedInput } from '@allenio/contract'
import { defaultUnlocks, type createPackage as creation } from '@allenio/contract/packages'
import { actorOf, type Scene, type TestTeam } from '#testing'
import { createPackage } from './own-packages.ts'

type Fields = ParsedInput<typeof creation>

export const packageFields: Fields = {
  name: 'Seguito ogni mese',
  description: '',
  isActive: true,
  isShown: true,
  isFeatured: false,
  billingModel: 'SUBSCRIPTION',
  intervalUnit: 'MONTH',
  intervalCount: 1,
  price: 9_900,
  trialDays: 0,
  accessDays: null,
  installments: null,
  clientTypeId: null,
  unlocks: defaultUnlocks,
}

/** A package of the business: a monthly subscription, unless `fields` say otherwise. */
export const packageOf = ({ database }: Pick<Scene, 'database'>, team: TestTeam, fields: Partial<Fields> = {}): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', db => createPackage(db, actorOf(team.admin, 'admin'), { ...packageFields, ...fields }))

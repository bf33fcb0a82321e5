import type { WorkspaceDb } from '#platform/db'
import { sql } from '#platform/db'
import { actorOf, type Scene, type TestTeam } from '#testing'
import { setOffer, type Offer } from './offers.ts'
import { placeOrder } from './orders.ts'
import { findService, type ServiceRow } from './queries.ts'
import { found } from '#platform/errors'

let codes = 0

/** A service of the operator's; those with the code 'custom-app' have a request. */
export async function serviceOf({ database }: Pick<Scene, 'database'>, offer: Partial<Offer> = {}): Promise<Offer> {
  codes += 1
  const fullOffer: Offer = {
    code: `assistenza-${process.pid}-${codes}`,
    name: { it: 'Assistenza', en: 'Support' },
    text: { it: 'Rispondiamo subito.', en: 'We answer at once.' },
    price: 24_000,
    billing: 'yearly',
    installments: null,
    ...offer,
  }
  await database.withSystem('write', db => setOffer(db, fullOffer))
  return fullOffer
}

export const readService = async (db: WorkspaceDb, code: string): Promise<ServiceRow> => found(await findService(db, sql`s.code = ${code}`))

/** An order of the business; answers its id. */
export const orderOf = ({ database }: Pick<Scene, 'database'>, team: TestTeam, { code }: Pick<Offer, 'code'>): Promise<string> =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const order = await placeOrder(db, actorOf(team.admin, 'admin'), { service: await readService(db, code), installments: null })
    return order.id
  })

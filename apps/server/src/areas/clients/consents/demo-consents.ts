import { productWordingOf, registrationWordingOf } from '@allenio/domain/consents'
import { addDays, romeDay } from '@allenio/domain/days'
import { sql, type WorkspaceDb } from '#platform/db'
import type { DemoPerson } from '../demo/demo-people.ts'
import { insertConsent, type NewConsent } from './consents.ts'
import { nameOfBusiness } from '../news/state-notifications.ts'

interface ConsentingPerson extends Pick<DemoPerson, 'isRegistered' | 'sinceDays'> {
  id: string
  name: string
  /** The name of the person with parental responsibility, for a minor only. */
  guardian?: string
}

const withdrawnAt = 9
/** Men whom the admin measures, and others who answer check-ins. */
const alsoAgreedAt = [1, 3, 13, 15, 25, 27, 31]

/** Most people have signed or ticked the processing of data, every second one and some more that of health data; one has taken it back. */
export async function fillDemoConsents(db: WorkspaceDb, people: readonly ConsentingPerson[], adminId: string | undefined): Promise<void> {
  const business = await nameOfBusiness(db)
  const { workspaceId } = db
  for (const [at, { id: clientId, name, guardian, isRegistered, sinceDays }] of people.entries()) {
    const names = { business, client: name, guardian }
    const day = addDays(romeDay(), -sinceDays)
    const consent = { workspaceId, clientId, day, language: 'it' } as const
    const paper: Pick<NewConsent, 'form' | 'recordedBy'> = { form: 'paper', recordedBy: adminId ?? null }
    if (at % 11 !== 7) {
      const wording = isRegistered ? registrationWordingOf('it', business) : productWordingOf('data processing', 'it', names)
      const form = isRegistered ? ({ form: 'app', recordedBy: null } as const) : paper
      await insertConsent(db, { ...consent, ...form, purpose: 'data processing', wording })
    }
    if (at % 2 === 0 || at === withdrawnAt || alsoAgreedAt.includes(at))
      await insertConsent(db, { ...consent, ...paper, purpose: 'health data', wording: productWordingOf('health data', 'it', names) })
  }
  const withdrawn = people[withdrawnAt]
  if (withdrawn)
    await db.run(sql`update consents set withdrawn_on = greatest(day, current_date - 10)
      where client_id = ${withdrawn.id} and purpose = 'health data'`)
}

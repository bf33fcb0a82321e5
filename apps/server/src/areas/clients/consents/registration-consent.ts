import { registrationWordingOf } from '@allenio/domain/consents'
import { sql, type Db, type Row } from '#platform/db'
import { insertConsent, type NewConsent } from './consents.ts'

type RegistrationConsent = Pick<NewConsent, 'workspaceId' | 'clientId' | 'language' | 'day'>

/** The page on which somebody gets an account asks for this consent, in its own sentence. One that counts already stays. */
export async function insertRegistrationConsent(db: Db, { workspaceId, language, ...consent }: RegistrationConsent): Promise<void> {
  const { name } = await db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${workspaceId}`)
  const wording = registrationWordingOf(language, name)
  await insertConsent(db, { ...consent, workspaceId, purpose: 'data processing', wording, language, form: 'app', recordedBy: null })
}

import { brandNames, type Output } from '@allenio/contract'
import type { getMe } from '@allenio/contract/auth'
import { dialingCodeOf } from '@allenio/domain/business'
import { permissionsFor, rolesOf, type Person } from '#platform/access'
import { useConfig } from '#platform/config'
import { sql, type NotNull, type Row, type Sql, type SystemDb } from '#platform/db'
import { fileLink, ownFile } from '#platform/files'
import type { RequestFacts } from '#platform/http'
import { isMobileDevice } from './device-words.ts'

type User = Output<typeof getMe>['user']

interface MembershipRow
  extends
    Row<'memberships', 'workspace_id' | 'role' | 'tutorial_step'>,
    Row<'workspaces', 'name' | 'currency' | 'suspension_reason'>,
    Row<'business_profiles', 'language' | 'time_zone' | 'country' | 'profession'> {
  trial_days: number
  is_premium: boolean
  plan_name: string | null
  plan_price: number | null
  has_proved_address: boolean
  app: AppRow | null
}

/** Null for the whole while no app of the business is active. */
type AppRow = NotNull<Row<'worn_apps', 'name'>> &
  Row<'worn_apps', 'main_color' | 'logo_file_id' | 'ios_url' | 'android_url' | 'min_app_version'>

interface PersonRow extends Row<
  'persons',
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'locale'
  | 'time_zone'
  | 'appearance'
  | 'photo_file_id'
  | 'is_test'
  | 'deletion_due_at'
> {
  is_confirmed: boolean
  new_email: string | null
  has_second_factor: boolean
  recovery_codes: number
  passkeys: number
  player_id: string | null
  memberships: readonly MembershipRow[]
}

const membershipsOf = (personId: string): Sql => sql`
  select m.workspace_id, m.role, m.tutorial_step, w.name, w.currency, w.suspension_reason, s.name is not null as is_premium,
    s.name as plan_name, s.price as plan_price,
    (select row_to_json(a) from (
      select name, main_color, logo_file_id, ios_url, android_url, min_app_version from worn_apps where workspace_id = w.id) a) as app,
    coalesce(b.language, 'it') as language, coalesce(b.time_zone, 'Europe/Rome') as time_zone,
    coalesce(b.country, 'IT') as country, coalesce(b.profession, 'both') as profession,
    ceil(extract(epoch from w.trial_ends_at - now()) / 86400)::int as trial_days,
    exists (select from memberships a join persons q on q.id = a.person_id
      where a.workspace_id = m.workspace_id and a.role = 'admin' and a.status = 'active' and q.email_confirmed_at is not null
    ) as has_proved_address
  from memberships m join workspaces w on w.id = m.workspace_id left join business_profiles b on b.workspace_id = w.id
    left join plan_subscriptions s on s.workspace_id = w.id and s.state <> 'incomplete' and coalesce(s.counts_until > now(), true)
  where m.person_id = ${personId} and m.status = 'active'`

// one statement for both, because every page waits for this answer
const findPerson = (db: SystemDb, { personId, sessionId }: Person) =>
  db.one<PersonRow>(sql`
  select p.id, p.email, p.first_name, p.last_name, p.phone, p.locale, p.time_zone, p.appearance, p.photo_file_id, p.is_test,
    p.email_confirmed_at is not null as is_confirmed, p.deletion_due_at,
    (select l.details ->> 'newEmail' from links l
      where l.person_id = p.id and l.kind = 'change address' and l.email_key = p.email_key
        and l.used_at is null and l.expires_at > now() limit 1) as new_email,
    exists (select from second_factors f where f.person_id = p.id and f.confirmed_at is not null) as has_second_factor,
    (select count(*)::int from recovery_codes r where r.person_id = p.id and r.used_at is null) as recovery_codes,
    (select count(*)::int from passkeys k where k.person_id = p.id) as passkeys,
    (select d.endpoint from devices d where d.session_id = ${sessionId} and d.kind = 'onesignal' limit 1) as player_id,
    (select coalesce(json_agg(o.* order by o.name, o.workspace_id), '[]') from (${membershipsOf(personId)}) o) as memberships
  from persons p where p.id = ${personId}`)

/** The signed-in person, with all data that the pages need before they ask for anything else. */
export async function describeMe(db: SystemDb, actor: Person, request: RequestFacts): Promise<User> {
  const { memberships, ...person } = await findPerson(db, actor)
  const current = memberships.find(each => each.workspace_id === actor.membership?.workspaceId)
  return {
    id: person.id,
    email: person.email,
    name: `${person.first_name} ${person.last_name}`.trim(),
    locale: person.locale,
    roles: rolesOf(actor),
    custom_app: current?.app ? presentApp(current.app, current.workspace_id, actor) : null,
    is_premium: current?.is_premium ?? false,
    is_test: person.is_test,
    plan: current?.plan_name ? { name: current.plan_name, price: current.plan_price ?? 0 } : null,
    player_id: person.player_id,
    is_mobile: isMobileDevice(request.device),
    platform_name: brandNames[useConfig().brand],
    firstName: person.first_name,
    lastName: person.last_name,
    phone: person.phone,
    timeZone: person.time_zone,
    appearance: person.appearance,
    photo: person.photo_file_id && fileLink(ownFile(person.photo_file_id), actor.personId, 'thumb'),
    tutorialStep: current?.tutorial_step ?? 0,
    isEmailConfirmed: person.is_confirmed,
    newEmail: person.new_email,
    secondFactor: { isOn: person.has_second_factor, recoveryCodes: person.recovery_codes, passkeys: person.passkeys },
    deletionDueAt: person.deletion_due_at,
    isGuardMissing: actor.isGuardMissing,
    permissions: current && actor.membership ? permissionsFor(actor.membership) : [],
    memberships: memberships.map(({ workspace_id, name, role }) => ({ workspaceId: workspace_id, name, role })),
    workspace: current ? presentWorkspace(current) : null,
  }
}

const presentApp = (row: AppRow, workspaceId: string, { personId }: Person): User['custom_app'] => ({
  name: row.name,
  logo_url: row.logo_file_id && fileLink({ id: row.logo_file_id, workspace_id: workspaceId }, personId),
  theme: { main_color: row.main_color },
  ios_url: row.ios_url,
  android_url: row.android_url,
  min_app_version: row.min_app_version,
})

const presentWorkspace = (row: MembershipRow): User['workspace'] => ({
  id: row.workspace_id,
  name: row.name,
  role: row.role,
  currency: row.currency,
  profession: row.profession,
  presets: { language: row.language, timeZone: row.time_zone, countryCode: dialingCodeOf(row.country) },
  hasProvedAddress: row.has_proved_address,
  suspensionReason: row.suspension_reason,
  trialDays: row.role === 'admin' && useConfig().hasPlans && !row.plan_name && row.trial_days > 0 ? row.trial_days : null,
})

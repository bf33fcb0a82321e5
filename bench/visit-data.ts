import { withDatabase } from './clients.ts'

const clientsHere = 2_000
/** One in so many visits is a draft that was never finished. */
const draftsIn = 10

interface Filled {
  workspaceId: string
  /** The demo's client, who has two hundred finished visits. */
  clientId: string
}

/**
 * Gives the demo's business a hundred thousand visits like one of its own: fifty each of two thousand clients, and two hundred of the
 * demo's client, whose latest are those of the demo.
 */
export const fillVisits = (databaseUrl: string): Promise<Filled> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ workspace_id: string; id: string }>(`
      select c.workspace_id, c.id from clients c join memberships m on m.id = c.membership_id
      join persons p on p.id = m.person_id where p.email_key = 'client@demo.allenio.test'`)
    const [{ workspace_id: workspaceId, id: clientId } = { workspace_id: '', id: '' }] = rows
    await db.query(fillClients, [workspaceId, clientsHere])
    await db.query(placeVisits, [workspaceId, clientId, draftsIn])
    for (const statement of fillTables) await db.query(statement, [workspaceId, clientId])
    await db.query('vacuum (analyze) clients, client_collaborators, documents, document_releases, visits')
    await db.query('checkpoint').catch(() => undefined)
    return { workspaceId, clientId }
  })

/** The nutritionist is in charge of every second one. */
const fillClients = `
  with own as (
    insert into clients (workspace_id, id, first_name, last_name, sex, birth_date, height_cm)
    select $1, gen_random_uuid(), 'Giulia', 'Rossi ' || n, 'female', date '1985-01-15', 168 from generate_series(1, $2::int) n
    returning id, last_name)
  insert into client_collaborators (workspace_id, client_id, membership_id)
  select $1, own.id, m.id from own
  join memberships m on m.workspace_id = $1 and m.role = 'nutritionist' where right(own.last_name, 1) in ('0', '2', '4', '6', '8')`

const placeVisits = `
  create temporary table bench_visits as
  select gen_random_uuid() as id, gen_random_uuid() as release_id, c.id as client_id, v.day, v.nth % $3::int = 0 and c.id <> $2 as is_draft
  from clients c cross join lateral (
    select nth, current_date - case when c.id = $2 then 400 + nth else (nth * 29 + length(c.last_name)) % 1500 end as day
    from generate_series(1, case when c.id = $2 then 191 when c.last_name like 'Rossi %' then 50 else 0 end) nth) v
  where c.workspace_id = $1`

/** One of the demo's finished visits. */
const sample = `(
  select v.*, e.digest from visits v join document_releases e on e.workspace_id = v.workspace_id and e.id = v.release_id
  where v.workspace_id = $1 and v.client_id = $2 order by v.finished_on limit 1) s`

/** Each visit has the usual values of a blood test. */
const bloodTest = `jsonb_build_object('laboratoryValues', (
  select jsonb_agg(jsonb_build_object('name', name, 'value', '41,5', 'unit', 'mg/dl', 'day', b.day)) from unnest(string_to_array(
    'Glicemia,HbA1c,Colesterolo totale,Colesterolo LDL,Colesterolo HDL,Trigliceridi,Ferritina,Vitamina D,TSH,Creatinina', ',')) name))`

const fillTables = [
  `insert into documents (workspace_id, id, kind, revision, updated_at)
  select $1, id, 'visit', 3, day from bench_visits where $2::uuid is not null`,
  `insert into document_releases (workspace_id, id, document_id, number, digest, revision)
  select $1, b.release_id, b.id, 1, s.digest, 3 from bench_visits b, ${sample} where not b.is_draft`,
  `insert into visits (workspace_id, id, cells, revision, document_revision, client_id, author_id, finished_at, finished_revision,
    release_id, finished_on, measurement_type, weight, height, fat_mass_perc, fat_free_mass_perc, bmr, fat_formula, metabolic_formula,
    activity_level, figures, shared_at, created_at)
  select $1, b.id, s.cells || jsonb_build_object('takenOn', b.day), 3, 3, b.client_id, s.author_id, b.day, 3, b.release_id, b.day,
    s.measurement_type, s.weight, s.height, s.fat_mass_perc, s.fat_free_mass_perc, s.bmr, s.fat_formula, s.metabolic_formula,
    s.activity_level, s.figures || ${bloodTest}, b.day, b.day from bench_visits b, ${sample} where not b.is_draft`,
  `insert into visits (workspace_id, id, cells, revision, document_revision, client_id, author_id, created_at)
  select $1, b.id, s.cells || jsonb_build_object('takenOn', b.day), 3, 3, b.client_id, s.author_id, b.day
  from bench_visits b, ${sample} where b.is_draft`,
] as const

import type pg from 'pg'
import type { RoleNames } from './migrate.ts'

/**
 * A login that may create objects could put one, a temporary table above all, in the place of one that the owner's functions
 * name. So the app's logins may create none. PostgreSQL grants TEMPORARY to everybody on each new database, also on a copy or
 * a restored dump, so every start checks it.
 */
export async function withdrawCreation(owner: pg.Client, roles: RoleNames): Promise<void> {
  if (!(await rightsLeft(owner, roles)).length) return
  const logins = [roles.app, roles.system].map(name => owner.escapeLiteral(name)).join(', ')
  // the lock is needed because several nodes may start at once, and concurrent changes of one object's rights fail
  await owner.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('allenio logins'));
    begin
      execute format('revoke temporary, create on database %I from public, %I, %I', current_database(), ${logins});
    exception when insufficient_privilege then null; end;
    begin
      execute format('revoke create on schema public from public, %I, %I', ${logins});
    exception when insufficient_privilege then null; end;
    end $$`)
  const remainingRights = await rightsLeft(owner, roles)
  if (!remainingRights.length) return
  const statements = remainingRights.map(right => `revoke ${right} from public, ${roles.app}, ${roles.system};`).join(' ')
  throw new Error(
    'The app’s logins must not create objects, and the login of DATABASE_URL may not see to it. ' +
      `As a superuser, run: ${statements} Also take those logins out of other roles that may.`,
  )
}

/** Lists the rights to create that a login still has: its own, everybody's, or those of a role that it is in. */
async function rightsLeft(owner: pg.Client, { app, system }: RoleNames): Promise<string[]> {
  const { rows } = await owner.query<{ right: string }>(
    `
    select distinct r.name as right from pg_roles l
    join pg_roles g on pg_has_role(l.oid, g.oid, 'member')
    cross join lateral (values
      (format('temporary on database %I', current_database()), has_database_privilege(g.oid, current_database(), 'temporary')),
      (format('create on database %I', current_database()), has_database_privilege(g.oid, current_database(), 'create')),
      ('create on schema public', has_schema_privilege(g.oid, 'public', 'create'))) as r (name, is_held)
    where l.rolname = any($1) and r.is_held order by 1`,
    [[app, system]],
  )
  return rows.map(({ right }) => right)
}

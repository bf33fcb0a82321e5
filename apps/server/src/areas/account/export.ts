import { sql } from '#platform/db'
import type { FileRow } from '#platform/files'
import type { Exporter } from './exports/exporters.ts'

type Row = Record<string, unknown>

export const accountExporter: Exporter = {
  tables: [
    'persons',
    'memberships',
    'invitations',
    'sessions',
    'known_devices',
    'device_keys',
    'passkeys',
    'devices',
    'audit_log',
    'files',
    'workspaces',
    'business_profiles',
  ],

  async ofPerson(db, personId) {
    const own = sql`person_id = ${personId}`
    return {
      tables: [
        {
          name: 'profile',
          rows: await db.many<Row>(sql`
          select id, email, email_confirmed_at, first_name, last_name, phone, locale, time_zone, appearance, agreed_at,
            deletion_due_at, is_super_admin, created_at, updated_at from persons where id = ${personId}`),
        },
        {
          name: 'memberships',
          rows: await db.many<Row>(sql`
          select w.name as business, m.role, m.status, m.tutorial_step, m.last_seen_at, m.created_at
          from memberships m join workspaces w on w.id = m.workspace_id where m.${own} order by m.created_at`),
        },
        {
          name: 'invitations',
          rows: await db.many<Row>(sql`
          select w.name as business, i.email, i.first_name, i.last_name, i.sent_at, i.declined_at
          from invitations i join workspaces w on w.id = i.workspace_id join persons p on p.email_key = i.email_key
          where p.id = ${personId} and p.email_confirmed_at is not null order by i.sent_at`),
        },
        { name: 'sessions', rows: await db.many<Row>(sql`select device, created_at, last_used_at, expires_at from sessions where ${own}`) },
        { name: 'known-devices', rows: await db.many<Row>(sql`select device, first_seen_at from known_devices where ${own}`) },
        { name: 'device-keys', rows: await db.many<Row>(sql`select created_at, expires_at from device_keys where ${own}`) },
        { name: 'passkeys', rows: await db.many<Row>(sql`select name, created_at, last_used_at from passkeys where ${own}`) },
        { name: 'push-devices', rows: await db.many<Row>(sql`select kind, created_at, last_used_at from devices where ${own}`) },
        {
          name: 'deeds',
          rows: await db.many<Row>(sql`
          select action, details, created_at from audit_log where ${own} order by created_at`),
        },
        {
          name: 'files',
          rows: await db.many<Row>(sql`
          select id, name, mime_type, bytes, created_at from files where ${own} and deleted_at is null order by created_at`),
        },
      ],
      files: await db.many<FileRow>(sql`
        select * from files where ${own} and deleted_at is null
          and not exists (select from exports e where e.file_id = files.id)`),
    }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'business',
          rows: await db.many<Row>(sql`
          select w.id, w.name, b.address, b.country, b.vat_number, b.fiscal_code, b.certified_mail, b.recipient_code,
      b.asks_fiscal, b.email, b.phone, b.logo_file_id, b.language, b.time_zone, w.currency,
            w.trial_ends_at, w.created_at
          from workspaces w left join business_profiles b on b.workspace_id = w.id`),
        },
        {
          name: 'members',
          rows: await db.many<Row>(sql`
          select m.id, p.email, p.first_name, p.last_name, m.role, m.status, m.is_name_hidden, m.last_seen_at, m.created_at
          from memberships m join persons p on p.id = m.person_id order by m.created_at`),
        },
        {
          name: 'invitations',
          rows: await db.many<Row>(sql`
          select i.email, i.first_name, i.last_name, m.role, i.sent_at, i.declined_at from invitations i
          left join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id order by i.sent_at`),
        },
        {
          name: 'deeds',
          rows: await db.many<Row>(sql`
          select action, person_id, subject_id, details, created_at from audit_log order by created_at`),
        },
        {
          name: 'files',
          rows: await db.many<Row>(sql`
          select id, name, mime_type, bytes, person_id, created_at from files where deleted_at is null order by created_at`),
        },
      ],
      files: await db.many<FileRow>(sql`select * from files where deleted_at is null`),
    }
  },
}

import { sql, type WorkspaceDb } from '#platform/db'

/** The business says who it is, as whoever sells has to. */
export const nameSeller = (db: WorkspaceDb): Promise<number> =>
  db.run(sql`
    insert into business_profiles (address, vat_number, email, phone)
    values ('Via Roma 1, 20100 Milano', '12345670157', 'studio@example.com', '+39 02 1234567')
    on conflict (workspace_id) do update set address = excluded.address, vat_number = excluded.vat_number,
      email = coalesce(business_profiles.email, excluded.email), phone = coalesce(business_profiles.phone, excluded.phone)`)

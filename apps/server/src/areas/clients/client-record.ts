import type { Row } from '#platform/db'

/** A client's own row, without what is worked out for searching. */
export type ClientRecord = Row<'clients',
  'workspace_id' | 'id' | 'membership_id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'sex' | 'birth_date' | 'height_cm'
  | 'language' | 'time_zone' | 'photo_file_id' | 'type_id' | 'goal' | 'injuries' | 'allergies' | 'status' | 'deactivated_at'
  | 'restored_at' | 'registered_at' | 'invited_at' | 'declined_at' | 'subscription_end' | 'subscription_source' | 'note'
  | 'note_updated_at' | 'consent_date' | 'source' | 'created_at' | 'updated_at' | 'deleted_at'>

import type { Language } from '@allenio/contract'
import type { RichText } from '@allenio/contract/rich-text'
import type { ClientDetail, ClientRow } from '@allenio/contract/clients'

/** A client's own row, without what is worked out for searching. */
export interface ClientRecord {
  workspace_id: string
  id: string
  membership_id: string | null
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  sex: ClientDetail['sex']
  birth_date: string | null
  height_cm: number | null
  language: Language
  time_zone: string
  photo_file_id: string | null
  type_id: string | null
  goal: string
  injuries: string
  allergies: string
  status: ClientRow['status']
  deactivated_at: string | null
  restored_at: string | null
  registered_at: string | null
  invited_at: string | null
  declined_at: string | null
  subscription_end: string | null
  subscription_source: ClientRow['subscriptionSource']
  note: RichText | null
  note_updated_at: string | null
  consent_date: string | null
  source: ClientDetail['source']
  created_at: string
  updated_at: string
  deleted_at: string | null
}

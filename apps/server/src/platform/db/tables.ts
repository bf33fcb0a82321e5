// Written by tables.test.ts from the migrated schema: `vitest run --project api platform/db/tables --update=all`.
import type { Growth, Outcome } from '#platform/files'
import type { Facts } from '#platform/notify'
import type { Slot } from '@allenio/contract/chat'
import type { MessageSubject } from '@allenio/contract/chat-messages'
import type { Repetition } from '@allenio/contract/client-actions'
import type { Operation, BatchOutcome, DocumentRow } from '@allenio/contract/documents'
import type { ExerciseCategory, Muscle, Equipment } from '@allenio/contract/exercise-fields'
import type { MovedUp } from '@allenio/contract/folders'
import type { ExerciseCell, RowCells, SetKind } from '@allenio/contract/program-cells'
import type { TakenConflicts } from '@allenio/contract/program-releases'
import type { ProgramSettingsChanges } from '@allenio/contract/program-settings'
import type { Pause } from '@allenio/contract/program-users'
import type { RichText } from '@allenio/contract/rich-text'
import type { SkipReason, Pain, RepsAtLoads } from '@allenio/contract/workout-results'
import type { ExerciseRecords } from '@allenio/contract/workout-rows'
import type { ChannelChoice } from '@allenio/domain/notifications'
import type { AnnouncedAssignment } from '@allenio/domain/programs'

export interface Tables {
  action_completions: {
    workspace_id: string, id: string, action_id: string, due_day: string, completed_at: string, answer: string, is_by_client: boolean
    author_id: string | null
  }
  adherence_thresholds: {
    workspace_id: string, client_id: string, good: number, fair: number
  }
  all_exercises: {
    id: string | null, is_own: boolean | null, system_id: string | null, name_it: string | null, name_en: string | null
    category: string | null, primary_muscles: string[] | null, secondary_muscles: string[] | null, equipment: string[] | null
    mechanic: string | null, force: string | null, level: string | null, type: string | null, is_unilateral: boolean | null
    cue_it: string | null, cue_en: string | null, tags: string[] | null, tag_keys: string[] | null, name_key_it: string | null
    name_key_en: string | null, search: string | null, created_at: string | null, updated_at: string | null, deleted_at: string | null
  }
  attention_marks: {
    workspace_id: string, membership_id: string, client_id: string, reason: string, occurrence: string, kind: 'snoozed' | 'dismissed'
    until: string, press_id: string
  }
  audit_log: {
    workspace_id: string, id: string, person_id: string | null, action: string, subject_id: string | null, details: unknown
    request_id: string | null, created_at: string
  }
  business_profiles: {
    workspace_id: string, logo_file_id: string | null, address: string, country: string, vat_number: string | null
    email: string | null, phone: string | null, language: 'it' | 'en', time_zone: string, updated_at: string
  }
  challenges: {
    id: string, kind: string, person_id: string | null, challenge: string, expires_at: string
  }
  chat_attachments: {
    workspace_id: string, id: string, file_id: string, name: string, search: string, membership_id: string | null, created_at: string
  }
  chat_settings: {
    workspace_id: string, is_on_for_new_clients: boolean, availability: 'always' | 'slots', slots: Slot[], welcome_is_on: boolean
    welcome_text: string, updated_at: string
  }
  client_actions: {
    workspace_id: string, id: string, client_id: string, kind: 'weigh in' | 'upload photos' | 'answer' | 'read' | 'other'
    title: string, body: string, start_day: string, due_day: string, repetition: Repetition, until_day: string | null, is_done: boolean
    missed: number, tells_by_mail: boolean, nudged_day: string | null, author_id: string | null, created_at: string, updated_at: string
    deleted_at: string | null
  }
  client_collaborators: {
    workspace_id: string, client_id: string, membership_id: string, created_at: string
  }
  client_files: {
    workspace_id: string, id: string, client_id: string, file_id: string, name: string, search: string, author_id: string | null
    created_at: string, deleted_at: string | null
  }
  client_imports: {
    workspace_id: string, id: string, membership_id: string | null, file_id: string | null, name: string
    state: 'preview' | 'waiting' | 'running' | 'done' | 'failed', options: unknown, total: number, done: number, created: number
    refused: unknown, types_left_out: string[], created_at: string, finished_at: string | null
  }
  client_load_steps: {
    workspace_id: string, client_id: string, kg: number
  }
  client_metrics: {
    workspace_id: string, client_id: string, kind: string, metric_id: string | null, target: number | null, target_day: string | null
    created_at: string, deleted_at: string | null
  }
  client_settings: {
    workspace_id: string, may_add_weights: boolean, may_add_photos: boolean, may_add_metrics: boolean
    deactivate_after_days: number | null, notifies_deactivation: boolean, updated_at: string
  }
  client_tags: {
    workspace_id: string, client_id: string, tag: string, tag_key: string
  }
  client_types: {
    workspace_id: string, id: string, name: string, name_key: string, color: string, position: number, created_at: string
  }
  clients: {
    workspace_id: string, id: string, membership_id: string | null, first_name: string, last_name: string, email: string | null
    email_key: string | null, phone: string | null, sex: 'female' | 'male' | null, birth_date: string | null, height_cm: number | null
    language: 'it' | 'en', time_zone: string, photo_file_id: string | null, type_id: string | null, goal: string, injuries: string
    allergies: string, status: 'active' | 'inactive', deactivated_at: string | null, restored_at: string | null
    registered_at: string | null, invited_at: string | null, declined_at: string | null, subscription_end: string | null
    subscription_source: 'manual' | 'payment' | null, note: RichText | null, note_updated_at: string | null
    consent_date: string | null, source: 'team' | 'link' | 'import' | 'purchase' | 'demo' | 'sample', name_key: string, search: string
    created_at: string, updated_at: string, deleted_at: string | null
  }
  collaborator_invitations: {
    workspace_id: string, id: string, email_key: string, sent_at: string
  }
  completed_exercises: {
    workspace_id: string, id: string, workout_id: string, client_id: string, row_id: string | null, position: number
    superset: string | null, exercise: ExerciseCell, exercise_key: string, target: RowCells | null, skip_reason: SkipReason | null
    note: string, pain: Pain | null, video_file_id: string | null, is_removed: boolean, changed_at: string, started_at: string
    day: string, is_counted: boolean, sets_done: number, kg: number | null, reps: number | null, epley_kg: number | null
    brzycki_kg: number | null, tonnage_kg: number, reps_at_loads: RepsAtLoads, records: ExerciseRecords
  }
  completed_set_edits: {
    workspace_id: string, set_id: string, changed_at: string, kind: string, kg: number | null, reps: number | null
    seconds: number | null, metres: number | null, rpe: number | null, rir: number | null, done_at: string | null, is_removed: boolean
    created_at: string
  }
  completed_sets: {
    workspace_id: string, id: string, exercise_id: string, position: number, kind: SetKind, kg: number | null, reps: number | null
    seconds: number | null, metres: number | null, rpe: number | null, rir: number | null, done_at: string | null, is_removed: boolean
    changed_at: string
  }
  completed_workouts: {
    workspace_id: string, id: string, client_id: string, program_user_id: string | null, release_id: string | null
    day_id: string | null, planned_workout_id: string | null, name: string, day: string, started_at: string, finished_at: string | null
    state: 'under way' | 'finished' | 'discarded', rpe: number | null, note: string, changed_at: string, author_id: string | null
    is_by_client: boolean, import_id: string | null, created_at: string, notified_at: string | null, exercises: number, sets: number
    sets_done: number, minutes: number, tonnage_kg: number, records: number, pains: number, comments: number
    is_unread_by_team: boolean, is_unread_by_client: boolean
  }
  conversation_readers: {
    workspace_id: string, conversation_id: string, membership_id: string, read_to: string | null, unread_count: number
    wiped_to: string | null, wiped_count: number, draft: string, draft_is_note: boolean
  }
  conversations: {
    workspace_id: string, id: string, client_id: string, is_enabled: boolean, revision: number, top_id: string | null
    last_message_id: string | null, last_message_at: string | null, message_count: number, note_count: number
    waiting_since: string | null, client_read_to: string | null, team_read_to: string | null, wiped_to: string | null
    welcome_due_at: string | null, created_at: string
  }
  device_keys: {
    person_id: string, key_hash: Buffer, created_at: string, expires_at: string
  }
  devices: {
    id: string, person_id: string, session_id: string, kind: 'web push' | 'onesignal', endpoint: string
    keys: { p256dh?: string, auth?: string }, created_at: string, last_used_at: string | null
  }
  document_batches: {
    workspace_id: string, id: string, document_id: string, revision: number, gesture_id: string, kind: 'edit' | 'undo' | 'redo'
    author_id: string | null, operations: Operation[], inverse: Operation[], outcome: BatchOutcome, created_at: string
  }
  document_contents: {
    workspace_id: string, digest: string, rows: DocumentRow[], created_at: string
  }
  document_receipts: {
    workspace_id: string, release_id: string, membership_id: string, sent_at: string | null, stored_at: string | null
    opened_at: string | null
  }
  document_releases: {
    workspace_id: string, id: string, document_id: string | null, number: number, digest: string, revision: number, note: string
    author_id: string | null, created_at: string
  }
  documents: {
    workspace_id: string, id: string, kind: string, revision: number, oldest_revision: number, deleted_rows_since: string | null
    updated_at: string
  }
  exercise_alternatives: {
    workspace_id: string, exercise_id: string, alternative_id: string, place: number
  }
  exercise_assets: {
    workspace_id: string, id: string, exercise_id: string, place: number, file_id: string | null, poster_file_id: string | null
    provider: 'youtube' | 'vimeo' | null, video_id: string | null, created_at: string, deleted_at: string | null
  }
  exercise_bests: {
    workspace_id: string, client_id: string, exercise_key: string, kg: number | null, epley_kg: number | null
    brzycki_kg: number | null, tonnage_kg: number | null, reps_at_loads: RepsAtLoads, updated_at: string
  }
  exercise_favorites: {
    workspace_id: string, membership_id: string, exercise_id: string, created_at: string
  }
  exercise_imports: {
    workspace_id: string, id: string, membership_id: string, file_id: string | null, name: string, state: 'preview' | 'done'
    options: unknown, total: number, accepted: number, updated: number, unchanged: number, created_at: string
    finished_at: string | null
  }
  exercise_names: {
    id: string | null, is_own: boolean | null, name_it: string | null, name_en: string | null, primary_muscles: string[] | null
    secondary_muscles: string[] | null, equipment: string[] | null, type: string | null, is_unilateral: boolean | null
    is_offered: boolean | null
  }
  exercise_settings: {
    workspace_id: string, hides_library: boolean, revision: number
  }
  exercises: {
    workspace_id: string, id: string, system_id: string | null, tags: string[], tag_keys: string[], deleted_at: string | null
    name_it: string, name_en: string, category: ExerciseCategory, primary_muscles: Muscle[], secondary_muscles: Muscle[]
    equipment: Equipment[], mechanic: 'compound' | 'isolation' | 'none', force: 'push' | 'pull' | 'static' | 'none'
    level: 'beginner' | 'intermediate' | 'expert', type: 'reps' | 'time' | 'distance', is_unilateral: boolean, cue_it: string
    cue_en: string, name_key_it: string, name_key_en: string, search: string, created_at: string, updated_at: string
  }
  exports: {
    id: string, person_id: string, workspace_id: string | null, scope: 'person' | 'workspace', state: 'waiting' | 'ready' | 'failed'
    file_id: string | null, created_at: string, expires_at: string | null
  }
  files: {
    workspace_id: string, id: string, person_id: string | null, name: string, mime_type: string, kind: 'image' | 'video' | 'other'
    bytes: number, width: number | null, height: number | null, storage_key: string, thumb_key: string | null
    thumb_bytes: number | null, is_export: boolean, created_at: string, deleted_at: string | null, erase_after: string | null
  }
  first_sets: {
    workspace_id: string, program_user_id: string, release_id: string, first_set_at: string
  }
  idempotency_keys: {
    workspace_id: string, person_id: string, endpoint: string, key: string, body_hash: Buffer, status: number | null, answer: unknown
    created_at: string
  }
  instance_values: {
    name: string, value: unknown, created_at: string
  }
  invitations: {
    workspace_id: string, email_key: string, membership_id: string | null, email: string, first_name: string, last_name: string
    language: 'it' | 'en', sent_at: string, declined_at: string | null
  }
  known_devices: {
    person_id: string, device: string, first_seen_at: string
  }
  links: {
    id: string, kind: string, token_hash: Buffer, person_id: string | null, workspace_id: string | null, email_key: string
    details: unknown, expires_at: string, used_at: string | null, created_at: string
  }
  list_views: {
    workspace_id: string, id: string, membership_id: string, list: string, name: string, filters: unknown, position: number
    created_at: string
  }
  login_tries: {
    subject_hash: Buffer, failures: number, blocked_until: string | null, last_at: string
  }
  memberships: {
    workspace_id: string, id: string, person_id: string | null, role: 'admin' | 'coach' | 'nutritionist' | 'client'
    status: 'invited' | 'active' | 'inactive', is_name_hidden: boolean, tutorial_step: number, last_seen_at: string | null
    created_at: string
  }
  message_reactions: {
    workspace_id: string, message_id: string, membership_id: string, emoji: string, created_at: string
  }
  messages: {
    workspace_id: string, id: string, conversation_id: string, sender_id: string | null, is_from_client: boolean, is_team_note: boolean
    origin: 'person' | 'scheduled' | 'many' | 'welcome' | 'demo', kind: 'text' | 'image' | 'video' | 'other' | 'voice', body: string
    search: string, file_id: string | null, duration: number | null, waveform: number[] | null, reply_to: string | null
    about: MessageSubject | null, needs_no_answer: boolean, device_id: string | null, revision: number, created_at: string
    deleted_at: string | null
  }
  metric_values: {
    workspace_id: string, id: string, client_id: string, kind: string, day: string, value: number, note: string
    workout_id: string | null, is_by_client: boolean, author_id: string | null, created_at: string, deleted_at: string | null
  }
  metrics: {
    workspace_id: string, id: string, name: string, name_key: string, unit: string, decimals: number, min_value: number
    max_value: number, created_at: string, deleted_at: string | null
  }
  moved_days: {
    workspace_id: string, program_user_id: string, day_id: string, day: string
  }
  notification_settings: {
    workspace_id: string, membership_id: string, channels: Record<string, ChannelChoice>
    mail_pace: 'at once' | 'hourly' | 'daily' | 'never', mail_hour: number, unread_message_minutes: number | null
    quiet_from: string | null, quiet_to: string | null
  }
  notifications: {
    workspace_id: string, id: string, membership_id: string, kind: string, client_id: string | null, subject: Facts
    once: string | null, about: string | null, is_listed: boolean, created_at: string, read_at: string | null
    push_after: string | null, mail_after: string | null
  }
  nutritional_advices: {
    workspace_id: string, id: string, client_id: string, title: string, body: RichText | null, file_id: string | null
    author_id: string | null, created_at: string, updated_at: string, deleted_at: string | null
  }
  outbox_mails: {
    id: string, recipient: string, subject: string, html: string, plain: string, created_at: string
  }
  passkeys: {
    id: string, person_id: string, credential_id: string, public_key: Buffer, counter: number, transports: string[], name: string
    created_at: string, last_used_at: string | null
  }
  persons: {
    id: string, email: string, email_key: string, claimed_key: string | null, email_confirmed_at: string | null
    password_hash: string | null, first_name: string, last_name: string, phone: string | null, locale: 'it' | 'en', time_zone: string
    appearance: 'auto' | 'light' | 'dark', photo_file_id: string | null, is_super_admin: boolean, is_test: boolean
    agreed_at: string | null, joined_into: string | null, deletion_due_at: string | null, created_at: string, updated_at: string
  }
  program_days: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  program_folders: {
    workspace_id: string, id: string, parent_id: string | null, name: string, name_key: string, moved_up: MovedUp | null
    created_at: string, deleted_at: string | null
  }
  program_publications: {
    workspace_id: string, id: string, program_id: string, release_id: string, day: string, left_out: string[], taken: TakenConflicts[]
    author_id: string | null, created_at: string
  }
  program_release_exercises: {
    workspace_id: string, release_id: string, exercise_id: string
  }
  program_rows: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null, exercise_id: string | null
  }
  program_settings: {
    workspace_id: string, changes: ProgramSettingsChanges, updated_at: string
  }
  program_users: {
    workspace_id: string, id: string, program_id: string, template_id: string | null, release_id: string, title: string
    client_id: string, start_day: string, weekdays: number[] | null, pauses: Pause[], paused_from: string | null, last_day: string
    has_own_end: boolean, message: string, ended_at: string | null, assigned_by: string | null, released_at: string | null
    announced: AnnouncedAssignment | null, announce_after: string | null, created_at: string
  }
  program_weeks: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  program_workouts: {
    workspace_id: string, id: string, document_id: string, parent_id: string, place: string, cells: unknown, origin_id: string | null
    revision: number, deleted_at: string | null
  }
  programs: {
    workspace_id: string, id: string, cells: unknown, origin_id: string | null, revision: number, title: string, title_key: string
    search: string, folder_id: string | null, owner_id: string | null, is_private: boolean, client_id: string | null
    base_release_id: string | null, created_at: string, deleted_at: string | null, ended_user_ids: string[]
  }
  progress_photos: {
    workspace_id: string, progress_id: string, pose: 'front' | 'side' | 'back', file_id: string
  }
  progresses: {
    workspace_id: string, id: string, client_id: string, day: string, weight_id: string | null, note: string, is_by_client: boolean
    author_id: string | null, created_at: string, deleted_at: string | null
  }
  recent_exercises: {
    workspace_id: string, exercise_id: string, used_on: string
  }
  recovery_codes: {
    person_id: string, code_hash: Buffer, used_at: string | null
  }
  registration_links: {
    workspace_id: string, membership_id: string, code: string, is_open: boolean, created_at: string
  }
  rest_alerts: {
    workspace_id: string, membership_id: string, id: string
  }
  saved_answers: {
    workspace_id: string, id: string, membership_id: string | null, title: string, title_key: string, body: string, created_at: string
  }
  scheduled_messages: {
    workspace_id: string, id: string, conversation_id: string, membership_id: string, body: string, file_id: string | null
    device_id: string | null, send_at: string, state: 'waiting' | 'sent' | 'refused', refusal: string | null, created_at: string
  }
  school_course_files: {
    course_id: string, file_id: string, position: number
  }
  school_courses: {
    id: string, school_id: string, title: string, body: string, position: number, created_at: string
  }
  school_users: {
    id: string, school_id: string, email: string, email_key: string, password_hash: string, name: string, locale: 'it' | 'en'
    created_at: string
  }
  second_factors: {
    person_id: string, secret: string, confirmed_at: string | null, last_step: number, created_at: string
  }
  sessions: {
    id: string, token_hash: Buffer, strategy: 'local' | 'training_school', person_id: string, workspace_id: string | null
    device: string, created_at: string, last_used_at: string, idle_until: string, expires_at: string
  }
  storage_uses: {
    workspace_id: string, person_id: string, images: number, videos: number, others: number, exports: number, deleted: number
    arriving: number
  }
  stranger_mails: {
    workspace_id: string, day: string, sent: number
  }
  system_exercise_assets: {
    id: string, exercise_id: string, place: number, file_id: string | null, poster_file_id: string | null
    provider: 'youtube' | 'vimeo' | null, video_id: string | null, created_at: string, deleted_at: string | null
  }
  system_exercise_imports: {
    id: string, person_id: string, file_id: string | null, name: string, state: 'preview' | 'done', options: unknown, total: number
    accepted: number, updated: number, unchanged: number, created_at: string, finished_at: string | null
  }
  system_exercise_state: {
    is_only: boolean, digest: string | null, revision: number
  }
  system_exercises: {
    id: string, slug: string | null, edited_at: string | null, archived_at: string | null, name_it: string, name_en: string
    category: ExerciseCategory, primary_muscles: Muscle[], secondary_muscles: Muscle[], equipment: Equipment[]
    mechanic: 'compound' | 'isolation' | 'none', force: 'push' | 'pull' | 'static' | 'none'
    level: 'beginner' | 'intermediate' | 'expert', type: 'reps' | 'time' | 'distance', is_unilateral: boolean, cue_it: string
    cue_en: string, name_key_it: string, name_key_en: string, search: string, created_at: string, updated_at: string
  }
  training_plans: {
    workspace_id: string, client_id: string, is_outdated: boolean, summed_day: string, planned: number, done: number
  }
  training_schools: {
    id: string, name: string, description: string, created_at: string
  }
  uploads: {
    workspace_id: string, id: string, person_id: string, name: string, mime_type: string, bytes: number, received: number
    growth: Growth, writer: string | null, writing_until: string | null, outcome: Outcome | null, created_at: string
    expires_at: string
  }
  weights: {
    workspace_id: string, id: string, client_id: string, day: string, kg: number
    source: 'manual' | 'client' | 'visit' | 'progress' | 'metric', note: string, is_by_client: boolean, author_id: string | null
    created_at: string, deleted_at: string | null
  }
  workout_comments: {
    workspace_id: string, id: string, client_id: string, exercise_id: string, text: string, author_id: string | null
    is_by_client: boolean, created_at: string, read_at: string | null, deleted_at: string | null
  }
  workout_days: {
    workspace_id: string, client_id: string, day: string, planned: number, dated: number, done: number
  }
  workspaces: {
    id: string, name: string, currency: 'EUR' | 'USD', trial_ends_at: string, is_premium: boolean, plan_name: string | null
    plan_price_cents: number | null, app_main_color: string | null, app_logo_file_id: string | null, created_at: string
    updated_at: string, plan_max_clients: number | null, plan_ends_at: string | null
  }
}

export type TableName = keyof Tables

/** A row of a table, or some columns of it. */
export type Row<Name extends TableName, Columns extends keyof Tables[Name] = keyof Tables[Name]> = Pick<Tables[Name], Columns>

/** Columns that a query answers filled in every row, such as those that it joins by. */
export type NotNull<Columns> = { [Name in keyof Columns]: NonNullable<Columns[Name]> }

/** Columns of a table that a query joins if there is a row. */
export type OrNull<Columns> = { [Name in keyof Columns]: Columns[Name] | null }
